// Where functions stand in a text: for the lenses over them. Knows lines; nothing of VS Code.
export interface FunctionLine {
  line: number;
  name: string;
  parameters: string;
}

const DEF = /^(\s*)(?:async\s+)?def\s+([^\W\d]\w*)\s*\(([^)]*)/;
const CLASS = /^(\s*)class\s+([^\W\d]\w*)/;

/** Functions at the top and methods, by qualified name; functions inside functions cannot be called from outside. */
export function functionsIn(text: string): FunctionLine[] {
  const found: FunctionLine[] = [];
  const around: { indent: number; name: string; isClass: boolean }[] = [];
  text.split("\n").forEach((source, line) => {
    const match = DEF.exec(source) ?? CLASS.exec(source);
    if (!match) {
      return;
    }
    const indent = match[1].length;
    while (around.length && around[around.length - 1].indent >= indent) {
      around.pop();
    }
    const isClass = CLASS.test(source);
    if (!isClass && around.every((outer) => outer.isClass)) {
      const name = [...around.map((outer) => outer.name), match[2]].join(".");
      found.push({ line, name, parameters: (match[3] ?? "").trim() });
    }
    around.push({ indent, name: match[2], isClass });
  });
  return found;
}

/** Names on a line that may be variables: not calls, attributes, keywords, or words in strings and comments. */
export function variablesIn(source: string): { name: string; start: number }[] {
  const blank = source.replace(/(["'])(?:\\.|(?!\1).)*\1|#.*$/g, (part) => " ".repeat(part.length));
  const found: { name: string; start: number }[] = [];
  for (const match of blank.matchAll(/(?<![\w.])([^\W\d]\w*)(?!\s*\(|\w)/g)) {
    if (!KEYWORDS.has(match[1])) {
      found.push({ name: match[1], start: match.index ?? 0 });
    }
  }
  return found;
}

const KEYWORDS = new Set(
  ("False None True and as assert async await break class continue def del elif else except finally for from global if " +
    "import in is lambda nonlocal not or pass raise return try while with yield self").split(" "),
);
