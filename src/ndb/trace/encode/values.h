/* Part of _encode.c: values as bytes, the twin of values/snapshot.py: those that are shown whole.
 *
 * Knows the tape, into which they are written, how many characters are left, and where attributes are found without
 * calling anybody's code. Does not know how an object is described (texts.h) or cut (cut.h). */

struct Heap;
struct Versions;

/* What is on a tape, or was taken off it and is not written yet, once more in memory that outlives the process (tail.py).
 * Two banks in turn: one is used again when all that was taken off it is written. */
typedef struct {
    Py_buffer view;
    size_t room;               /* of a bank */
    unsigned int waiting[2];   /* stretches of a bank that are not written yet */
    unsigned int users;
    int bank;
    char is_full;
    char is_beside_full;       /* what objects hold is not told any more of this stretch */
    size_t beside;             /* bytes of this bank that tell which objects variables are, and what objects hold */
    size_t objects, versions;  /* how much of both of this stretch is there */
    uint32_t thread;
    uint64_t events;           /* of this thread, before what is on the tape */
} Mirror;

#define BANK_HEAD 8            /* how much of a bank holds */
/* What stands where an event stands: a stretch begins; which objects variables are, what objects hold; no more of that. */
#define STRETCH 0xFFFFFFFFU
#define OF_OBJECTS 0xFFFFFFFEU
#define OF_VERSIONS 0xFFFFFFFDU
#define NO_MORE 0xFFFFFFFCU

static uint64_t epochs;   /* of all tapes: what is known of objects and code is shared */

typedef struct {
    PyObject_HEAD
    Buffer out, rows;
    Py_ssize_t room, limit;
    int depth;
    PyObject *path[DEPTH];
    PyObject *describe, *plain, *functions, *memo;
    PyTypeObject *opaque, *object, *wrapped, *cut, *gone, *cycle;
    unsigned int count, look_at;
    size_t last;       /* where the last event's payload ends */
    PyObject *plan, *shapes;
    Mirror *mirror;
    Buffer objects, taken_objects;   /* which objects variables are: of this stretch, of the one that was taken last */
    unsigned int told_at;            /* the event of which that was told last */
    uint32_t next_object_name, value_name;
    char is_told;                    /* of this event, too */
    struct Heap *heap;
    void *told_by;           /* not a reference: the HotPath whose event is being told */
    struct Versions *versions;       /* NULL: none are written */
    char is_partial;   /* the last snapshot does not show all of its value */
    char is_delta;     /* only what changed since the last event of its frame is written */
    uint64_t epoch;    /* numbers of names and values hold within one */
    uint32_t next_name, next_value;
    uint32_t first_name, first_value;   /* what the next ones were when the event began */
    char is_writing;   /* in the middle of an event: another thread must not take it apart, and what garbage
                          collection runs meanwhile (a generator is closed) is not recorded */
} Tape;

static int whole(Tape *e, PyObject *value);
static int note(Tape *t, PyObject *value, int is_deep);
static int cut_value(Tape *e, PyObject *value, Py_ssize_t room);
static int show_known(Tape *e, PyObject *value, Py_ssize_t cut_to);

static inline int
charge(Tape *e, Py_ssize_t characters)
{
    e->room -= characters;
    return e->room < 0 ? FULL : OK;
}

static int
gone(Tape *e, const char *why)
{
    e->is_partial = 1;
    return put_ascii(&e->out, 'g', why);
}

static int
is_inside(Tape *e, PyObject *value)
{
    for (int i = e->depth - 1; i >= 0; i--)
        if (e->path[i] == value)
            return 1;
    return 0;
}

static int
cycle(Tape *e, const char *text)
{
    int r = charge(e, (Py_ssize_t)strlen(text));
    return r ? r : put_ascii(&e->out, 'y', text);
}

static int
try_value(Tape *e, PyObject *value, Py_ssize_t room)
{
    size_t start = e->out.size;
    int depth = e->depth;
    e->room = room;
    int r = whole(e, value);
    if (r == FULL) {
        e->out.size = start;
        e->depth = depth;
    }
    return r;
}

static int
put_value(Tape *e, PyObject *value, Py_ssize_t room)
{
    int r = try_value(e, value, room);
    return r == FULL ? cut_value(e, value, room) : r;
}

static int
digits(long long value)
{
    int count = value < 0 ? 2 : 1;
    unsigned long long rest = value < 0 ? 0ULL - (unsigned long long)value : (unsigned long long)value;
    for (unsigned long long power = 10; rest >= power; power *= 10)   /* 10**19 still has room */
        count++;
    return count;
}

static Py_ssize_t
bits(PyObject *value)
{
    PyObject *length = PyObject_CallMethodObjArgs(value, S.bit_length, NULL);
    if (length == NULL)
        return -1;
    Py_ssize_t result = PyLong_AsSsize_t(length);
    Py_DECREF(length);
    return result;
}

static int
put_int(Tape *e, PyObject *value)
{
    int overflow;
    long long small = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (!overflow) {
        if (small == -1 && PyErr_Occurred())
            return FAILED;
        int r = charge(e, digits(small));
        if (r || (r = reserve(&e->out, 11)))
            return r;
        e->out.data[e->out.size++] = 'i';
        add_varint(&e->out, ((uint64_t)small << 1) ^ (uint64_t)(small >> 63));
        return OK;
    }
    Py_ssize_t size = bits(value);
    if (size < 0)
        return FAILED;
    int r = charge(e, size * 3 / 10);
    if (r)
        return r;
    PyObject *hex = PyNumber_ToBase(value, 16);
    if (hex == NULL)
        return FAILED;
    r = put_text(&e->out, 'I', hex);
    Py_DECREF(hex);
    return r;
}

static int
put_double(Buffer *b, double value)
{
    uint64_t raw;
    memcpy(&raw, &value, 8);
    if (reserve(b, 8) < 0)
        return FAILED;
    for (int i = 0; i < 8; i++)
        b->data[b->size++] = (unsigned char)(raw >> (8 * i));
    return OK;
}

static int
put_constant(Tape *e, int tag, int characters)
{
    int r = charge(e, characters);
    return r ? r : put_byte(&e->out, tag);
}

/* A member of a set, as bytes. */
typedef struct {
    const unsigned char *data;
    size_t size;
} Member;

static int
compare_members(const void *a, const void *b)
{
    const Member *x = a, *y = b;
    int order = memcmp(x->data, y->data, x->size < y->size ? x->size : y->size);
    return order ? order : (x->size > y->size) - (x->size < y->size);
}

/* Bring the members that begin at `starts` into the order of their bytes; `copy` has room for them. */
static void
sort_members(Tape *e, const size_t *starts, Py_ssize_t size, Member *members, unsigned char *copy)
{
    unsigned char *out = e->out.data + starts[0];
    memcpy(copy, out, starts[size] - starts[0]);
    for (Py_ssize_t i = 0; i < size; i++)
        members[i] = (Member){copy + (starts[i] - starts[0]), starts[i + 1] - starts[i]};
    qsort(members, (size_t)size, sizeof(Member), compare_members);
    for (Py_ssize_t i = 0; i < size; i++) {
        memcpy(out, members[i].data, members[i].size);
        out += members[i].size;
    }
}

/* The members of a set: in whatever order they come, the same set has the same bytes. */
static int
put_members(Tape *e, PyObject *value, Py_ssize_t size)
{
    PyObject *iterator = PyObject_GetIter(value);
    size_t *starts = iterator ? malloc((size_t)(size + 1) * sizeof(size_t)) : NULL;
    int r = starts ? OK : FAILED;
    for (Py_ssize_t i = 0; i < size && r == OK; i++) {
        starts[i] = e->out.size;
        PyObject *item = PyIter_Next(iterator);
        if (item == NULL) {
            PyErr_Clear();
            item = Py_NewRef(Py_None);
        }
        r = whole(e, item);
        Py_DECREF(item);
    }
    if (r == OK && size > 1) {
        starts[size] = e->out.size;
        Member *members = malloc((size_t)size * sizeof(Member));
        unsigned char *copy = malloc(starts[size] - starts[0]);
        if (members != NULL && copy != NULL)
            sort_members(e, starts, size, members, copy);
        free(members);
        free(copy);
    }
    free(starts);
    Py_XDECREF(iterator);
    return r;
}

static int
put_items(Tape *e, PyObject *value, Py_ssize_t size)
{
    PyTypeObject *type = Py_TYPE(value);
    int r = OK;
    if (type == &PyList_Type || type == &PyTuple_Type) {
        for (Py_ssize_t i = 0; i < size && r == OK; i++) {
            PyObject *item;
            if (type == &PyTuple_Type)
                item = PyTuple_GetItem(value, i);
            else   /* it may have become shorter while an item was described */
                item = i < PyList_Size(value) ? PyList_GetItem(value, i) : Py_None;
            Py_INCREF(item);
            r = whole(e, item);
            Py_DECREF(item);
        }
        return r;
    }
    return put_members(e, value, size);
}

static int
put_sequence(Tape *e, PyObject *value, int tag, Py_ssize_t size, int extra, const char *in_itself)
{
    if (is_inside(e, value))
        return cycle(e, in_itself);
    if (size * 3 > e->room + 2)
        return FULL;
    int r = charge(e, 2 + extra + 2 * (size > 1 ? size - 1 : 0));
    if (r)
        return r;
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    if (put_byte(&e->out, tag) < 0 || put_varint(&e->out, (uint64_t)size) < 0 || note(e, value, 0) < 0)
        return FAILED;
    e->path[e->depth++] = value;
    r = put_items(e, value, size);
    if (r == OK)
        e->depth--;
    return r;
}

static int
put_dict(Tape *e, PyObject *value)
{
    if (is_inside(e, value))
        return cycle(e, "{...}");
    Py_ssize_t size = PyDict_Size(value), at = 0, count = 0;
    if (size * 6 > e->room + 2)
        return FULL;
    int r = charge(e, 2 + 2 * size + 2 * (size > 1 ? size - 1 : 0));
    if (r)
        return r;
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    if (put_byte(&e->out, 'd') < 0 || put_varint(&e->out, (uint64_t)size) < 0 || note(e, value, 0) < 0)
        return FAILED;
    e->path[e->depth++] = value;
    PyObject *key, *item;
    while (count < size && PyDict_Next(value, &at, &key, &item)) {
        Py_INCREF(key);
        Py_INCREF(item);
        r = whole(e, key);
        if (r == OK)
            r = whole(e, item);
        Py_DECREF(key);
        Py_DECREF(item);
        if (r)
            return r;
        count++;
    }
    for (; count < size; count++)   /* it may have become smaller while an item was described */
        if (put_byte(&e->out, 'N') < 0 || put_byte(&e->out, 'N') < 0)
            return FAILED;
    e->depth--;
    return OK;
}

static int
put_attribute_of(Tape *e, PyObject *value, PyObject *name, int must_be_int)
{
    PyObject *part = PyObject_GetAttr(value, name);
    if (part == NULL)
        return FAILED;
    int r = must_be_int ? put_int(e, part) : whole(e, part);
    Py_DECREF(part);
    return r;
}

static int
put_three(Tape *e, PyObject *value, int is_range)
{
    int r = put_attribute_of(e, value, S.start, is_range);
    if (r == OK)
        r = put_attribute_of(e, value, S.stop, is_range);
    return r ? r : put_attribute_of(e, value, S.step, is_range);
}

static int
put_slice(Tape *e, PyObject *value)
{
    if (is_inside(e, value))
        return cycle(e, "slice(...)");
    int r = charge(e, 11);
    if (r)
        return r;
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    if (put_byte(&e->out, 'e') < 0 || note(e, value, 1) < 0)
        return FAILED;
    e->path[e->depth++] = value;
    r = put_three(e, value, 0);
    if (r == OK)
        e->depth--;
    return r;
}

static int
put_name(Tape *e, PyObject *name)
{
    Py_ssize_t size = PyUnicode_GetLength(name);
    int r = charge(e, size ? size + 1 : 0);
    return r ? r : put_text(&e->out, 0, name);
}

static int
put_object(Tape *e, PyObject *name, PyObject *pairs)
{
    Py_ssize_t size = PyTuple_Size(pairs);
    if (size < 0)
        return FAILED;
    if (size * 3 > e->room + 2)
        return FULL;
    int r = charge(e, PyUnicode_GetLength(name) + 2 + 2 * (size > 1 ? size - 1 : 0));
    if (r || (r = put_text(&e->out, 'O', name)) || (r = put_varint(&e->out, (uint64_t)size)))
        return r;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *pair = PyTuple_GetItem(pairs, i);
        if ((r = put_name(e, PyTuple_GetItem(pair, 0))) || (r = whole(e, PyTuple_GetItem(pair, 1))))
            return r;
    }
    return OK;
}

/* Whether all keys of a dict are plain names. */
static int
has_plain_names(PyObject *dict)
{
    PyObject *key, *item;
    Py_ssize_t at = 0;
    while (PyDict_Next(dict, &at, &key, &item))
        if (Py_TYPE(key) != &PyUnicode_Type)
            return 0;
    return 1;
}

/* As `put_object`, of the attributes that an instance keeps in its `__dict__`. */
static int
put_stored(Tape *e, PyObject *name, PyObject *stored)
{
    Py_ssize_t size = PyDict_Size(stored), at = 0, count = 0;
    if (size * 3 > e->room + 2)
        return FULL;
    int r = charge(e, PyUnicode_GetLength(name) + 2 + 2 * (size > 1 ? size - 1 : 0));
    if (r || (r = put_text(&e->out, 'O', name)) || (r = put_varint(&e->out, (uint64_t)size)))
        return r;
    PyObject *key, *item;
    while (count < size && PyDict_Next(stored, &at, &key, &item)) {
        Py_INCREF(key);
        Py_INCREF(item);
        r = Py_TYPE(key) == &PyUnicode_Type ? put_name(e, key) : put_name(e, S.empty);
        if (r == OK)
            r = whole(e, item);
        Py_DECREF(key);
        Py_DECREF(item);
        if (r)
            return r;
        count++;
    }
    for (; count < size; count++)   /* there may be fewer after one was described */
        if (put_name(e, S.empty) < 0 || put_byte(&e->out, 'N') < 0)
            return FAILED;
    return OK;
}

/* The attributes that an instance keeps in its `__dict__`, as a tuple of pairs. */
static PyObject *
stored_pairs(PyObject *value)
{
    PyObject *stored = PyObject_GenericGetDict(value, NULL);
    if (stored == NULL)
        return NULL;
    PyObject *all = PyDict_Items(stored), *pairs = NULL;
    Py_DECREF(stored);
    if (all == NULL)
        return NULL;
    Py_ssize_t size = PyList_Size(all);
    int is_plain = 1;
    for (Py_ssize_t i = 0; i < size; i++)
        is_plain &= Py_TYPE(PyTuple_GetItem(PyList_GetItem(all, i), 0)) == &PyUnicode_Type;
    if (is_plain)
        pairs = PyList_AsTuple(all);
    Py_DECREF(all);
    return pairs;
}

/* Described once an event; the memo keeps the value too, so that its address is not used again. */
static PyObject *
describe(Tape *e, PyObject *key, PyObject *value)
{
    PyObject *node = call_python(e->describe, value, NULL, NULL);
    PyObject *pair = node ? PyTuple_Pack(2, value, node) : NULL;
    if (pair == NULL || PyDict_SetItem(e->memo, key, pair) < 0)
        Py_CLEAR(node);
    Py_XDECREF(pair);
    return node;
}

/* What `describe` says of a value, once an event: a new reference. */
static PyObject *
described(Tape *e, PyObject *value)
{
    PyObject *key = PyLong_FromVoidPtr(value);
    PyObject *memo = key ? PyDict_GetItemWithError(e->memo, key) : NULL, *node = NULL;
    if (memo != NULL)
        node = Py_NewRef(PyTuple_GetItem(memo, 1));
    else if (!PyErr_Occurred())
        node = describe(e, key, value);
    Py_XDECREF(key);
    return node;
}

/* Those attributes that instances of a class show, where that is known: describe.Describer.shapes. */
static PyObject *
shaped_pairs(PyObject *shape, PyObject *value)
{
    PyObject *names = PyTuple_GetItem(shape, 1), *members = PyTuple_GetItem(shape, 2), *fields = PyTuple_GetItem(shape, 4);
    PyObject *found = PyList_New(0), *pairs = NULL;
    int r = found ? OK : FAILED;
    for (Py_ssize_t i = 0; r == OK && i < PyTuple_Size(names); i++) {
        PyObject *member = PyTuple_GetItem(members, i);
        descrgetfunc get = (descrgetfunc)PyType_GetSlot(Py_TYPE(member), Py_tp_descr_get);
        PyObject *item = get(member, value, (PyObject *)Py_TYPE(value));
        PyObject *pair = item ? PyTuple_Pack(2, PyTuple_GetItem(names, i), item) : NULL;
        PyErr_Clear();
        if (pair != NULL && (fields == Py_None || PySet_Contains(fields, PyTuple_GetItem(names, i)) == 1))
            r = PyList_Append(found, pair);
        Py_XDECREF(item);
        Py_XDECREF(pair);
    }
    PyObject *stored = r == OK && PyTuple_GetItem(shape, 3) == Py_True ? stored_pairs(value) : NULL;
    if (r == OK && stored == NULL && PyTuple_GetItem(shape, 3) == Py_True)
        r = FAILED;
    for (Py_ssize_t i = 0; stored != NULL && r == OK && i < PyTuple_Size(stored); i++) {
        PyObject *pair = PyTuple_GetItem(stored, i);
        if (fields == Py_None || PySet_Contains(fields, PyTuple_GetItem(pair, 0)) == 1)
            r = PyList_Append(found, pair);
    }
    Py_XDECREF(stored);
    if (r == OK)
        pairs = PyList_AsTuple(found);
    Py_XDECREF(found);
    return pairs;
}

static PyObject *described_once(Tape *e, PyObject *value);

/* The attributes if the class is known to show just these, else what `describe` says: exactly one of the two is set. */
static int
look_at(Tape *e, PyObject *value, PyObject **name, PyObject **pairs, PyObject **node)
{
    *name = *pairs = *node = NULL;
    PyObject *known = PyDict_GetItemWithError(e->plain, (PyObject *)Py_TYPE(value));
    if (known != NULL && (*pairs = stored_pairs(value)) != NULL) {
        *name = Py_NewRef(known);
        return OK;
    }
    PyErr_Clear();
    PyObject *shape = PyDict_GetItemWithError(e->shapes, (PyObject *)Py_TYPE(value));
    if (shape != NULL && (*pairs = shaped_pairs(shape, value)) != NULL) {
        *name = Py_NewRef(PyTuple_GetItem(shape, 0));
        return OK;
    }
    PyErr_Clear();
    *node = described_once(e, value);
    return *node == NULL ? FAILED : OK;
}
