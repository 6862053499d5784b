class Kind(str):
    """Kinds are dotted names: a Keyword.Constant is a Keyword."""

    def __contains__(self, other):
        return other == self or other.startswith(self + '.')

    @property
    def parent(self):
        return Kind(self.rpartition('.')[0])


Text = Kind('Text')
Comment = Kind('Comment')
Keyword = Kind('Keyword')
KeywordConstant = Kind('Keyword.Constant')
Name = Kind('Name')
NameKey = Kind('Name.Key')
Number = Kind('Number')
String = Kind('String')
Punctuation = Kind('Punctuation')
Error = Kind('Error')
