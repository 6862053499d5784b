/* The fast twins of codec.Encoder, tape.Tape and tracer.HotPath: same bytes, same states, in C.
 *
 * Knows nothing that the Python files do not say; read those first. Where they and this file disagree, this file is
 * wrong, and tests/trace/test_twins.py says where. Limited API, so one binary serves Python 3.11 and later.
 */
#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>
#include <structmember.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#define DEPTH 100       /* codec.DEPTH */
#define SORTABLE 400    /* codec.SORTABLE */
#define MOST(room) ((room) / 4 + 2)         /* codec._most */
#define MOST_PAIRS(room) ((room) / 8 + 2)   /* of which each has a colon, too */
#define HEADROOM 200    /* frames that our own Python code may need on top of a program at its recursion limit */

enum { CALL = 0, LINE = 1, RETURN = 2, EXCEPTION = 3, EXPRESSION = 4 };   /* state.Event */
enum { FULL = 1, OK = 0, FAILED = -1 };
enum { TRACE_CALL = 0, TRACE_EXCEPTION = 1, TRACE_LINE = 2, TRACE_RETURN = 3 };   /* PyTrace_..., not in the limited API */

#define OBJ(pointer) ((PyObject *)(pointer))
#define ASSIGN(slot, fresh) do { PyObject *old_ = OBJ(slot); (slot) = (fresh); Py_XDECREF(old_); } while (0)

static struct {
    PyObject *f_locals, *f_globals, *text, *name, *attributes, *prefix, *value, *suffix, *head, *tail, *omitted;
    PyObject *start, *stop, *step, *bit_length, *items, *reversed, *empty;
    PyObject *raise_, *unwind, *dunder_name, *names_read, *enter_thrown, *settle, *info, *adopt, *watch, *f_lasti, *visible, *jumped, *number;
    PyObject *calm, *lasting, *files, *scopes, *lines_told, *lock, *locked;
} S;

/* ---------------------------------------------------------------- bytes */

/* From malloc and not from Python, so that a program that measures its own memory does not find ours. */
typedef struct {
    unsigned char *data;
    size_t size, capacity;
} Buffer;

static int
grow(Buffer *b, size_t more)
{
    size_t capacity = b->capacity ? b->capacity : 4096;
    while (capacity < b->size + more)
        capacity *= 2;
    unsigned char *data = realloc(b->data, capacity);
    if (data == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    b->data = data;
    b->capacity = capacity;
    return OK;
}

static inline int
reserve(Buffer *b, size_t more)
{
    return b->size + more <= b->capacity ? OK : grow(b, more);
}

static inline int
put(Buffer *b, const void *data, size_t size)
{
    if (reserve(b, size) < 0)
        return FAILED;
    memcpy(b->data + b->size, data, size);
    b->size += size;
    return OK;
}

static inline int
put_byte(Buffer *b, int byte)
{
    if (reserve(b, 1) < 0)
        return FAILED;
    b->data[b->size++] = (unsigned char)byte;
    return OK;
}

/* Where there is room already. */
static inline void
add_varint(Buffer *b, uint64_t number)
{
    while (number > 0x7F) {
        b->data[b->size++] = (unsigned char)((number & 0x7F) | 0x80);
        number >>= 7;
    }
    b->data[b->size++] = (unsigned char)number;
}

static inline int
put_varint(Buffer *b, uint64_t number)
{
    if (reserve(b, 10) < 0)
        return FAILED;
    add_varint(b, number);
    return OK;
}

static inline void
store_u32(unsigned char *at, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(number >> (8 * i));
}

static int
put_u32(Buffer *b, uint32_t number)
{
    if (reserve(b, 4) < 0)
        return FAILED;
    store_u32(b->data + b->size, number);
    b->size += 4;
    return OK;
}

/* As memcpy; most texts are so short that the call alone would take longer. */
static inline void
copy_short(unsigned char *to, const unsigned char *from, size_t size)
{
    if (size > 16)
        memcpy(to, from, size);
    else if (size >= 8) {
        memcpy(to, from, 8);
        memcpy(to + size - 8, from + size - 8, 8);
    }
    else
        for (size_t i = 0; i < size; i++)
            to[i] = from[i];
}

static inline int
put_raw(Buffer *b, int tag, const void *data, size_t size)
{
    if (reserve(b, size + 11) < 0)
        return FAILED;
    if (tag)
        b->data[b->size++] = (unsigned char)tag;
    add_varint(b, size);
    copy_short(b->data + b->size, data, size);
    b->size += size;
    return OK;
}

/* UTF-8 of a str, lone surrogates included. A new reference in *owner keeps the data alive. */
static const char *
utf8(PyObject *text, Py_ssize_t *size, PyObject **owner)
{
    const char *data = PyUnicode_AsUTF8AndSize(text, size);
    if (data != NULL) {
        *owner = Py_NewRef(text);
        return data;
    }
    PyErr_Clear();
    *owner = PyUnicode_AsEncodedString(text, "utf-8", "surrogatepass");
    if (*owner == NULL)
        return NULL;
    char *raw = NULL;
    if (PyBytes_AsStringAndSize(*owner, &raw, size) < 0)
        Py_CLEAR(*owner);
    return raw;
}

static int
put_text(Buffer *b, int tag, PyObject *text)
{
    Py_ssize_t size;
    PyObject *owner;
    const char *plain = PyUnicode_AsUTF8AndSize(text, &size);
    if (plain != NULL)
        return put_raw(b, tag, plain, (size_t)size);
    PyErr_Clear();
    const char *data = utf8(text, &size, &owner);
    if (data == NULL)
        return FAILED;
    int r = put_raw(b, tag, data, (size_t)size);
    Py_DECREF(owner);
    return r;
}

static int
put_ascii(Buffer *b, int tag, const char *text)
{
    return put_raw(b, tag, text, strlen(text));
}

/* ---------------------------------------------------------------- calls into Python */

/* Our own Python code must work where the program has used up its stack. */
static PyObject *
call_python(PyObject *callable, PyObject *a, PyObject *b, PyObject *c)
{
    int limit = Py_GetRecursionLimit();
    Py_SetRecursionLimit(limit + HEADROOM);
    PyObject *result = PyObject_CallFunctionObjArgs(callable, a, b, c, NULL);
    PyObject *type, *error, *trace;
    PyErr_Fetch(&type, &error, &trace);
    Py_SetRecursionLimit(limit);
    PyErr_Restore(type, error, trace);
    return result;
}

static int
call_method(PyObject *self, PyObject *name, PyObject *a, PyObject *b, PyObject *c)
{
    PyObject *method = PyObject_GetAttr(self, name);
    if (method == NULL)
        return FAILED;
    PyObject *result = call_python(method, a, b, c);
    Py_DECREF(method);
    Py_XDECREF(result);
    return result == NULL ? FAILED : OK;
}

/* ---------------------------------------------------------------- codec.Encoder */

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
    uint32_t thread;
    uint64_t events;           /* of this thread, before what is on the tape */
} Mirror;

#define BANK_HEAD 8            /* how much of a bank holds */
#define STRETCH 0xFFFFFFFFU    /* stands where an event stands: a stretch begins */

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
    PyObject *iterator = PyObject_GetIter(value);
    if (iterator == NULL)
        return FAILED;
    for (Py_ssize_t i = 0; i < size && r == OK; i++) {
        PyObject *item = PyIter_Next(iterator);
        if (item == NULL) {
            PyErr_Clear();
            item = Py_NewRef(Py_None);
        }
        r = whole(e, item);
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
    return r;
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

/* ---------------------------------------------------------------- reach.Reach
 *
 * What a value reaches, as one number: equal numbers, equal values. Every object that is not plain and immutable has a
 * record, found by its address, with what was last seen of it: only what changed is looked at closely. Nobody's code is
 * called, and nothing is kept alive but numbers, texts and frozen values of the standard library. */

#define REACH_DEPTH 200        /* reach.DEPTH */
#define REACH_OBJECTS 50000    /* reach.OBJECTS: looked at for one event */

/* All that a variable reaches is looked at for every event as long as that is not much: LIGHT objects, 64 items of a list
 * counting as one. Of more, what is NEAR (levels) is looked at every time, and all of it once in as many events as make
 * it SHARE objects an event. What changes far away in something large is therefore seen some events later. The same holds
 * for something large that a variable reaches: of a part that is not due, only what it holds itself is looked at. */
#define LIGHT 256
#define SHARE 16
#define NEAR 2
#define NEAR_OBJECTS 32
#define SMALL 64            /* keys and values of a dict up to which it is not kept what they were */
#define DICT_SHARE 64       /* a quarter of what is gone through of a dict an event */
#define LARGE 2048          /* keys and values of a dict beyond which a changed tag is enough to go by for some events */
#define LONG (64 * LIGHT)   /* items of a row beyond which its ends are compared for every event, and all of it once in as */
#define ROW_SHARE 1024      /* many events as make it this many an event */
#define PASSED 80           /* parts at either end, where what is shown stands, of which it is asked whether they are known */
                            /* to have changed though they are not looked at */
#define SMALL_BUFFER 256    /* bytes beyond which a buffer is compared with a copy */
#define LONG_BUFFER 32768   /* bytes beyond which its ends are looked at for every event, */
#define BUFFER_END 512      /* this much of each, and all of it once in as many events as make it */
#define BUFFER_SHARE 2048   /* bytes an event */

enum {   /* reach.Kind */
    CONST = 1, NAMED = 2, FROZEN = 4, VOLATILE = 8, BUFFERED = 16, LISTED = 32, TUPLED = 64, MAPPED = 128, MEMBERS = 256,
    DEQUED = 512, ORDERED = 1024, STORED = 2048, WHOLE = 4096, TEXTUAL = 8192, REAL = 16384, BINARY = 32768,
    TOLD = 65536, FOREIGN = 131072,
};
#define HAS_PARTS (BUFFERED | LISTED | TUPLED | MAPPED | MEMBERS | DEQUED | STORED)

typedef struct {
    PyTypeObject *type;
    unsigned int flags;
    uint64_t name;
    Py_ssize_t count;
    PyObject *members;   /* descriptors of what is stored outside of `__dict__` */
    descrgetfunc *get;
    Py_ssize_t *offsets; /* where they store it; 0: to be asked */
    char is_local;       /* a class made in a function: it must not outlive the recording */
    char is_foreign;     /* its parts are looked at only where they are shown */
    char is_tagged;      /* it consists of dicts whose tags tell when they change */
    PyObject *reads;     /* the attributes that its text is made from, if that is known */
    uint64_t told_in;    /* the recording whose versions tell of it, and its number there */
    uint32_t class_number;
} Plan;

/* What the text of a value was made from. */
typedef struct {
    struct Record *record;
    char is_deep;   /* all that it reaches, not only what it holds itself */
} Dependence;

/* In the order in which a walk needs it: a record that is only passed by costs one line of the processor's memory, one that
 * has not changed two or three. */
#define LINE_SIZE 64

typedef struct Record {
    PyObject *address;   /* not a reference: it may be gone, unless something that was just looked at holds it */
    PyTypeObject *type;
    Plan *plan;
    uint64_t checked, changed;      /* at which event */
    uint64_t near;                  /* the event at which it is looked at, wherever it stands, since a text shows it */
    uint32_t index, low;
    char on_stack, is_dirty, is_marked;
    char is_cut;                    /* not all that it reaches was looked at */
    char is_deep;                   /* as part of a text that is looked at: all that it reaches is */
    char has_objects;               /* an array of them */
    char is_passing, was_passing;   /* some of what it reaches was not looked at, and will be later; so the last time */
    char owes;                      /* a version is to be written when it is looked at */

    uint64_t refreshed;             /* the event at which what it holds itself was last looked at */
    uint64_t own_at;                /* the event at which that was seen to be another */
    uint64_t due;                   /* the event from which on all that it reaches is looked at again */
    uint64_t tick;                  /* how many numbers had changed when its own did: two of one event are in an order */
    uint64_t asked, asked_ends;     /* the tick up to which it knows of its parts' changes; of those at its ends */
    struct Record **parts;
    size_t part_count;
    PyObject **items;               /* as last seen; those that are plain are held, of which this tells: */
    Py_ssize_t item_count;          /* -1: never seen */
    uint64_t digest;

    uint64_t tag, state, order, own, single;
    uint64_t fresh;                 /* the digest to be, while those of a circle are made */
    uint64_t row;                   /* the number of its items in their order: see `regather` */
    char *is_held;
    Py_ssize_t item_room;
    size_t part_room;
    size_t listed;                  /* parts that stand in an order: all but the members of sets */
    uint64_t content, ends, content_due;   /* a buffer's digest; of a long one that of its ends, and when it is read again */
    unsigned char *copy;            /* of one that is not long */
    PyObject *held;
    PyObject *node;                 /* what `describe` said of it, if that is a text or a name only, and when */
    uint64_t node_at, node_from;
    uint64_t numbered_at, numbered_in;
    uint64_t gather_due;            /* the event from which on a large dict or a long row is gone through again */
    uint64_t text;                  /* a digest of what was last shown of it, where not all was looked at */
    uint64_t text_at;               /* the event at which that was made, from these: */
    Dependence *text_from;
    size_t text_count;              /* 0: from something that cannot be told */
    uint64_t looked_at;             /* the event at which all that it reaches was looked at */
    uint64_t whole_at;              /* the same, for any object */
    uint64_t own_since, pending;    /* the event after which what is seen now happened, to what it holds itself and to all */
    char own_late, pending_late;    /* whether it was passed by meanwhile */
    uint64_t since;                 /* both of its last change */
    char is_late;
    uint32_t number;
    uint32_t object;                /* a number of its own, from 1 on; 0: none yet */
    uint64_t kept_in;               /* the recording that has its versions */
    Py_ssize_t primary, in_order;   /* items that are its own and no attributes; all but the members of a set */
    char has_version, is_lost;      /* the last one can be built upon; it was said that it is not held */
    char is_told_partly;            /* it was said that not all that it reaches is looked at */
} Record;

/* Which items of a row are others: from where on, how many were there, how many are. */
typedef struct {
    Py_ssize_t from, removed, added;
    char is_known, is_unread;
} Delta;

/* Containers that `describe` made to show those of a class of its own; their items are the program's. Not references. */
typedef struct {
    PyObject *whole, *head, *tail;
} Made;

#define MOMENTS 64

typedef struct Heap {
    Record **table;
    size_t mask, used;
    Plan **plans;
    size_t plan_mask, plan_used;
    Record **stack;
    size_t stack_size, stack_room;
    uint64_t now, tick;
    uint64_t since;    /* the event after which what is looked at may have changed, where it was passed by meanwhile */
    uint64_t moment;   /* the event since which nothing that was looked at can have changed */
    uint64_t moments[MOMENTS], moment_count;   /* the last of these; when this event began: */
    uint64_t began;
    char is_calm;      /* that is an earlier one */
    char has_made;     /* something may lie where something else lay then */
    size_t sweep_at;
    uint32_t next_index;
    size_t visited, most;
    int deepest;
    char is_partial;   /* not all that is reached is looked at */
    char is_thorough;  /* parts are looked at whether they are due or not */
    Dependence *noted; /* what the text that is being made is made from */
    size_t noted_count, noted_room;
    char is_noting, is_lost;   /* lost: it cannot be told */
    int in_node;       /* in what `describe` made, of which nothing is noted */
    Made made;
    uint32_t objects;  /* how many have a number */
    Record **holding;  /* records that hold a value of the standard library */
    size_t held, holding_room;
    size_t local;      /* how many classes were made in functions */
    uint64_t rested_at;   /* the event at which the recording before this one ended */
    Delta delta;       /* of the object that was looked at last */
} Heap;

/* What was looked at for earlier events may be another now. */
static void
begin_moment(Heap *heap)
{
    heap->moment = heap->moments[heap->moment_count++ % MOMENTS] = heap->now;
    heap->is_calm = heap->has_made = 0;
}

static inline uint64_t
mix(uint64_t h, uint64_t x)
{
    /* h is spread first: with h ^ x alone the kind of a value and a small value could stand for each other. */
    h = (((h + 0xD6E8FEB86659FD93ULL) * 0xC2B2AE3D27D4EB4FULL) ^ x) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 29);
}

/* ---- layouts that are not in the limited API; each is tried out before it is relied on */

static struct {
    size_t list_items, tuple_items, dict_tag, set_mask, set_table, odict_state, odict_first, member_offset;   /* 0: not known */
    size_t deque_block, deque_index, deque_items;
} L;
static PyTypeObject *member_type;

#define AT(type, object, offset) (*(type *)((char *)(object) + (offset)))

static uint64_t
tag_of(PyObject *dict)
{
    return L.dict_tag ? AT(uint64_t, dict, L.dict_tag) : 0;
}

static int
learn_sequences(void)
{
    PyObject *list = Py_BuildValue("[sss]", "a", "b", "c"), *tuple = list ? PyList_AsTuple(list) : NULL;
    if (tuple == NULL) {
        Py_XDECREF(list);
        return FAILED;
    }
    PyObject **items = AT(PyObject **, list, 24);
    if (PyList_GetItem(list, 0) != NULL && AT(Py_ssize_t, list, 16) == 3 && items[0] == PyTuple_GetItem(tuple, 0)
        && items[1] == PyTuple_GetItem(tuple, 1) && items[2] == PyTuple_GetItem(tuple, 2))
        L.list_items = 24;
    for (size_t at = 24; at <= 32 && !L.tuple_items; at += 8)
        if (AT(PyObject *, tuple, at) == PyTuple_GetItem(tuple, 0) && AT(PyObject *, tuple, at + 8) == PyTuple_GetItem(tuple, 1))
            L.tuple_items = at;
    Py_DECREF(list);
    Py_DECREF(tuple);
    return OK;
}

/* Whether whatever changes a dict changes its tag, also through an instance. */
static int
learn_tags(void)
{
    PyObject *one = PyLong_FromLong(1), *two = PyLong_FromLong(2), *key = PyUnicode_FromString("key");
    PyObject *dict = PyDict_New(), *cls = NULL, *instance = NULL, *stored = NULL;
    int is_told = one && two && key && dict;
    uint64_t before = is_told ? AT(uint64_t, dict, 24) : 0;
#define CHANGES(action, where) \
    do { \
        is_told = is_told && (action) >= 0 && AT(uint64_t, where, 24) != before; \
        before = is_told ? AT(uint64_t, where, 24) : 0; \
    } while (0)
    CHANGES(PyDict_SetItem(dict, key, one), dict);
    CHANGES(PyDict_SetItem(dict, key, two), dict);
    CHANGES(PyDict_DelItem(dict, key), dict);
    if (is_told)
        cls = PyObject_CallFunction((PyObject *)&PyType_Type, "s(){}", "C");
    instance = cls ? PyObject_CallNoArgs(cls) : NULL;
    is_told = is_told && instance && PyObject_SetAttr(instance, key, one) == 0;
    stored = is_told ? PyObject_GenericGetDict(instance, NULL) : NULL;
    is_told = is_told && stored != NULL;
    before = is_told ? AT(uint64_t, stored, 24) : 0;
    CHANGES(PyObject_SetAttr(instance, key, two), stored);
    CHANGES(PyObject_SetAttr(instance, key, one), stored);
    CHANGES(PyObject_DelAttr(instance, key), stored);
#undef CHANGES
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    if (is_told && Py_Version >> 24 == 3 && minor >= 11 && minor <= 12)
        L.dict_tag = 24;
    Py_XDECREF(one);
    Py_XDECREF(two);
    Py_XDECREF(key);
    Py_XDECREF(dict);
    Py_XDECREF(cls);
    Py_XDECREF(instance);
    Py_XDECREF(stored);
    PyErr_Clear();
    return OK;
}

typedef struct {
    PyObject *key;
    Py_hash_t hash;
} SetEntry;

static int
learn_sets(void)
{
    PyObject *set = PySet_New(NULL);
    int r = set ? OK : FAILED, seen = 0, sum = 0;
    for (long i = 1000; i < 1020 && r == OK; i++) {
        PyObject *number = PyLong_FromLong(i);
        r = number ? PySet_Add(set, number) : FAILED;
        if (r == OK && i % 3 == 0)
            r = PySet_Discard(set, number) < 0 ? FAILED : OK;
        Py_XDECREF(number);
    }
    if (r == OK && AT(Py_ssize_t, set, 24) == PySet_Size(set)) {
        Py_ssize_t mask = AT(Py_ssize_t, set, 32);
        SetEntry *table = AT(SetEntry *, set, 40);
        for (Py_ssize_t i = 0; mask > 0 && mask < 1024 && i <= mask; i++)
            if (table[i].key != NULL && table[i].hash != -1) {
                seen++;
                sum += (int)table[i].hash;
            }
        if (seen == PySet_Size(set) && sum == 13 * 1000 + 127) {
            L.set_mask = 32;
            L.set_table = 40;
        }
    }
    Py_XDECREF(set);
    return r;
}

typedef struct OrderedNode {
    PyObject *key;
    Py_hash_t hash;
    struct OrderedNode *next, *previous;
} OrderedNode;

static int
learn_ordered(PyObject *ordered_dict)
{
    PyObject *pairs = Py_BuildValue("[(si)(si)]", "a", 1, "b", 2);
    PyObject *ordered = pairs ? PyObject_CallFunctionObjArgs(ordered_dict, pairs, NULL) : NULL;
    Py_XDECREF(pairs);
    if (ordered == NULL)
        return FAILED;
    Py_ssize_t state = AT(Py_ssize_t, ordered, 88);
    PyObject *moved = PyObject_CallMethod(ordered, "move_to_end", "s", "a");
    OrderedNode *first = AT(OrderedNode *, ordered, 48), *last = AT(OrderedNode *, ordered, 56);
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    if (moved != NULL && minor <= 14 && AT(Py_ssize_t, ordered, 88) > state && first != NULL && first->next == last
        && last->previous == first && PyUnicode_CompareWithASCIIString(first->key, "b") == 0
        && PyUnicode_CompareWithASCIIString(last->key, "a") == 0) {
        L.odict_state = 88;
        L.odict_first = 48;
    }
    Py_XDECREF(moved);
    Py_DECREF(ordered);
    PyErr_Clear();
    return OK;
}

/* Where a slot's descriptor says where it stores its value: tried out on a class made for it. */
static int
learn_members(void)
{
    PyObject *cls = PyObject_CallFunction((PyObject *)&PyType_Type, "s(){s(ss)}", "C", "__slots__", "a", "b");
    PyObject *member = cls ? PyObject_GetAttrString(cls, "b") : NULL, *value = cls ? PyObject_CallNoArgs(cls) : NULL;
    if (member == NULL || value == NULL || PyObject_SetAttrString(value, "b", cls) < 0) {
        PyErr_Clear();
        return OK;
    }
    PyMemberDef *definition = AT(PyMemberDef *, member, 40);
    if (strcmp(definition->name, "b") == 0 && definition->type == T_OBJECT_EX && definition->offset >= 16
        && definition->offset < 64 && AT(PyObject *, value, definition->offset) == cls) {
        L.member_offset = 40;
        member_type = Py_TYPE(member);
    }
    Py_DECREF(member);
    Py_DECREF(value);
    Py_DECREF(cls);
    return OK;
}

#define BLOCK 64   /* items of a deque that stand together */

typedef struct Block {
    struct Block *left;
    PyObject *items[BLOCK];
    struct Block *right;
} Block;

/* The next items of a deque that stand together: how many, and where. */
static inline Py_ssize_t
next_block(Block **block, Py_ssize_t *index, Py_ssize_t left, PyObject ***items)
{
    Py_ssize_t count = BLOCK - *index < left ? BLOCK - *index : left;
    *items = (*block)->items + *index;
    *index = 0;
    *block = (*block)->right;
    return count;
}

static int
learn_deques(PyObject *deque_class)
{
    PyObject *numbers = PyList_New(0), *deque = NULL;
    int r = numbers ? OK : FAILED, is_known = 1;
    for (long i = 0; i < 200 && r == OK; i++) {
        PyObject *number = PyLong_FromLong(1000 + i);
        r = number ? PyList_Append(numbers, number) : FAILED;
        Py_XDECREF(number);
    }
    if (r == OK && (deque = PyObject_CallFunctionObjArgs(deque_class, numbers, NULL)) == NULL)
        r = FAILED;
    if (r == OK && ((Py_Version >> 16) & 0xFF) <= 14 && AT(Py_ssize_t, deque, 16) == 200
        && AT(size_t, deque, 40) < BLOCK && AT(size_t, deque, 48) < BLOCK) {
        Block *block = AT(Block *, deque, 24);
        Py_ssize_t index = AT(Py_ssize_t, deque, 40), at = 0;
        PyObject **items;
        while (is_known && at < 200) {
            Py_ssize_t count = next_block(&block, &index, 200 - at, &items);
            for (Py_ssize_t i = 0; i < count && is_known; i++)
                is_known = items[i] == PyList_GetItem(numbers, at++);
            is_known = is_known && (at == 200 || block != NULL);
        }
        if (is_known) {
            L.deque_block = 24;
            L.deque_index = 40;
            L.deque_items = 16;
        }
    }
    Py_XDECREF(numbers);
    Py_XDECREF(deque);
    return r;
}

static getiterfunc deque_iterator, set_iterator;
static PyTypeObject *weak_reference;

static int
learn_layouts(void)
{
    PyObject *collections = PyImport_ImportModule("collections");
    PyObject *deque = collections ? PyObject_GetAttrString(collections, "deque") : NULL;
    PyObject *ordered = collections ? PyObject_GetAttrString(collections, "OrderedDict") : NULL;
    int r = deque && ordered ? OK : FAILED;
    if (r == OK && sizeof(void *) == 8 && sizeof(PyObject) == 16)
        r = learn_sequences() || learn_tags() || learn_sets() || learn_ordered(ordered) || learn_members()
            || learn_deques(deque) ? FAILED : OK;
    PyObject *weak = r == OK && weak_reference == NULL ? PyWeakref_NewRef(deque, NULL) : NULL;
    if (weak != NULL)
        weak_reference = (PyTypeObject *)Py_NewRef((PyObject *)Py_TYPE(weak));
    Py_XDECREF(weak);
    if (r == OK) {
        deque_iterator = (getiterfunc)PyType_GetSlot((PyTypeObject *)deque, Py_tp_iter);
        set_iterator = (getiterfunc)PyType_GetSlot(&PySet_Type, Py_tp_iter);
    }
    Py_XDECREF(collections);
    Py_XDECREF(deque);
    Py_XDECREF(ordered);
    return r;
}

/* ---- plain values */

static uint64_t
double_bits(double value)
{
    uint64_t raw;
    memcpy(&raw, &value, 8);
    return raw;
}

static int
int_digest(PyObject *value, uint64_t *digest)
{
    int overflow;
    long long small = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (!overflow) {
        *digest = mix(5, (uint64_t)small);
        return 1;
    }
    PyObject *length = PyObject_CallMethodObjArgs((PyObject *)&PyLong_Type, S.bit_length, value, NULL);
    if (length == NULL)
        return FAILED;
    Py_hash_t hash = PyObject_Hash(value);
    *digest = mix(mix(6, (uint64_t)hash), (uint64_t)PyLong_AsSsize_t(length));
    Py_DECREF(length);
    return 1;
}

/* 1 and its digest for a plain immutable value, 0 for any other; -1: failed. */
static inline int
plain_digest(PyObject *value, uint64_t *digest)
{
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type)
        return int_digest(value, digest);
    if (type == &PyUnicode_Type) {
        *digest = mix(mix(8, (uint64_t)PyObject_Hash(value)), (uint64_t)PyUnicode_GetLength(value));
        return 1;
    }
    if (value == Py_None || type == &PyBool_Type || value == Py_Ellipsis) {
        *digest = value == Py_None ? 1 : value == Py_True ? 2 : value == Py_False ? 3 : 4;
        return 1;
    }
    if (type == &PyFloat_Type) {
        *digest = mix(7, double_bits(PyFloat_AsDouble(value)));
        return 1;
    }
    if (type == &PyBytes_Type) {
        *digest = mix(mix(9, (uint64_t)PyObject_Hash(value)), (uint64_t)PyBytes_Size(value));
        return 1;
    }
    if (type == &PyComplex_Type) {
        *digest = mix(mix(10, double_bits(PyComplex_RealAsDouble(value))), double_bits(PyComplex_ImagAsDouble(value)));
        return 1;
    }
    if (type == &PyRange_Type) {
        *digest = mix(11, (uint64_t)PyObject_Hash(value));
        return 1;
    }
    return 0;
}

static inline int
is_plain(PyObject *value)
{
    PyTypeObject *type = Py_TYPE(value);
    return type == &PyLong_Type || type == &PyUnicode_Type || value == Py_None || type == &PyBool_Type || type == &PyFloat_Type
        || type == &PyBytes_Type || type == &PyComplex_Type || type == &PyRange_Type || value == Py_Ellipsis;
}

/* reach.bytes_digest */
static uint64_t
bytes_digest(const unsigned char *data, size_t size)
{
    uint64_t h = mix(12, size), word;
    for (; size >= 8; size -= 8, data += 8) {
        memcpy(&word, data, 8);
        h = mix(h, word);
    }
    if (size) {
        word = 0;
        memcpy(&word, data, size);
        h = mix(h, word);
    }
    return h;
}

/* ---- classes */

static size_t
slot_of(const void *address)
{
    uint64_t h = (uint64_t)(uintptr_t)address * 0x9E3779B97F4A7C15ULL;
    return (size_t)(h >> 20);
}

static int
put_plan(Heap *heap, Plan *plan)
{
    if (2 * (heap->plan_used + 1) > heap->plan_mask) {
        size_t mask = heap->plan_mask ? 2 * heap->plan_mask + 1 : 255;
        Plan **table = calloc(mask + 1, sizeof(Plan *));
        if (table == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        for (size_t i = 0; heap->plans && i <= heap->plan_mask; i++)
            if (heap->plans[i] != NULL) {
                size_t at = slot_of(heap->plans[i]->type) & mask;
                while (table[at] != NULL)
                    at = (at + 1) & mask;
                table[at] = heap->plans[i];
            }
        free(heap->plans);
        heap->plans = table;
        heap->plan_mask = mask;
    }
    size_t at = slot_of(plan->type) & heap->plan_mask;
    while (heap->plans[at] != NULL)
        at = (at + 1) & heap->plan_mask;
    heap->plans[at] = plan;
    heap->plan_used++;
    heap->local += (size_t)plan->is_local;
    return OK;
}

static void
free_plan(Plan *plan)
{
    Py_XDECREF(OBJ(plan->type));
    Py_XDECREF(plan->members);
    Py_XDECREF(plan->reads);
    free(plan->get);
    free(plan->offsets);
    free(plan);
}

/* describe.Describer.rest */
static char
is_local(PyTypeObject *type)
{
    PyObject *name = PyType_GetQualName(type);
    const char *text = name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    char found = (char)(text == NULL || strstr(text, "<locals>") != NULL);
    Py_XDECREF(name);
    PyErr_Clear();
    return found;
}

/* describe.Describer.names_read; NULL if there are none. */
static PyObject *
names_read(Tape *t, PyTypeObject *type)
{
    PyObject *method = PyObject_GetAttr(t->describe, S.names_read);
    PyObject *names = method ? call_python(method, (PyObject *)type, NULL, NULL) : NULL;
    Py_XDECREF(method);
    PyErr_Clear();
    if (names != NULL && (!PyTuple_Check(names) || PyTuple_Size(names) == 0))
        Py_CLEAR(names);
    return names;
}

/* Ask reach.Reach.plan, once for each class. */
static Plan *
new_plan(Tape *t, PyTypeObject *type)
{
    PyObject *told = call_python(t->plan, (PyObject *)type, NULL, NULL);
    Plan *plan = told ? calloc(1, sizeof(Plan)) : NULL;
    unsigned long long name;
    if (plan == NULL || !PyArg_ParseTuple(told, "IKO!", &plan->flags, &name, &PyTuple_Type, &plan->members)) {
        Py_XDECREF(told);
        free(plan);
        return NULL;
    }
    Py_INCREF(plan->members);
    Py_DECREF(told);
    plan->name = name;
    plan->is_local = is_local(type);
    plan->is_foreign = (plan->flags & FOREIGN) != 0;
    plan->flags &= ~(unsigned int)FOREIGN;
    plan->type = (PyTypeObject *)Py_NewRef((PyObject *)type);
    plan->count = PyTuple_Size(plan->members);
    plan->reads = names_read(t, type);
    plan->is_tagged = L.dict_tag && !(plan->flags & ~(unsigned int)(MAPPED | STORED | ORDERED)) && !plan->count;
    plan->get = calloc((size_t)plan->count + 1, sizeof(descrgetfunc));
    plan->offsets = calloc((size_t)plan->count + 1, sizeof(Py_ssize_t));
    for (Py_ssize_t i = 0; plan->get && plan->offsets && i < plan->count; i++) {
        PyObject *member = PyTuple_GetItem(plan->members, i);
        plan->get[i] = (descrgetfunc)PyType_GetSlot(Py_TYPE(member), Py_tp_descr_get);
        if (L.member_offset && Py_TYPE(member) == member_type && AT(PyMemberDef *, member, L.member_offset)->type == T_OBJECT_EX)
            plan->offsets[i] = AT(PyMemberDef *, member, L.member_offset)->offset;
    }
    if ((plan->flags & ORDERED) && !L.odict_state)
        plan->flags = VOLATILE;
    if (plan->get == NULL || plan->offsets == NULL || put_plan(t->heap, plan) < 0) {
        free_plan(plan);
        return NULL;
    }
    return plan;
}

static inline Plan *
plan_of(Tape *t, PyTypeObject *type)
{
    Heap *heap = t->heap;
    for (size_t at = slot_of(type) & heap->plan_mask; heap->plans && heap->plans[at] != NULL; at = (at + 1) & heap->plan_mask)
        if (heap->plans[at]->type == type)
            return heap->plans[at];
    return new_plan(t, type);
}

/* ---- records */


static void
drop_some_items(Record *r, Py_ssize_t from, Py_ssize_t to)
{
    for (Py_ssize_t i = from; i < to; i++)
        if (r->is_held[i])
            Py_DECREF(r->items[i]);
}

static void
drop_items(Record *r)
{
    PyObject **items = r->items;
    char *is_held = r->is_held;
    Py_ssize_t count = r->item_count;
    r->items = NULL;
    r->is_held = NULL;
    r->item_count = -1;
    r->item_room = 0;
    for (Py_ssize_t i = 0; i < count && items != NULL; i++)
        if (is_held[i])
            Py_DECREF(items[i]);
    free(items);
    free(is_held);
}

static int
make_item_room(Record *r, Py_ssize_t count)
{
    if (count <= r->item_room)
        return OK;
    Py_ssize_t room = r->item_room ? count + count / 2 : count;
    PyObject **items = realloc(r->items, (size_t)room * sizeof(PyObject *));
    if (items != NULL)
        r->items = items;
    char *is_held = realloc(r->is_held, (size_t)room);
    if (is_held != NULL)
        r->is_held = is_held;
    if (items == NULL || is_held == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    r->item_room = room;
    return OK;
}

/* Keep some items, of each of which there is a reference to be given away. */
static int
keep_items(Record *r, PyObject **items, Py_ssize_t count)
{
    drop_items(r);
    if (make_item_room(r, count) < 0)
        return FAILED;
    r->item_count = count;
    for (Py_ssize_t i = 0; i < count; i++) {
        r->items[i] = items[i];
        r->is_held[i] = (char)is_plain(items[i]);
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (!r->is_held[i])
            Py_DECREF(items[i]);
    return OK;
}

static void
forget(Record *r)
{
    drop_items(r);
    Py_CLEAR(r->held);
    Py_CLEAR(r->node);
    free(r->text_from);
    r->text_from = NULL;
    r->text = r->text_at = r->text_count = 0;
    r->numbered_in = 0;
    r->own_at = r->checked = 0;
    r->content = 0;
    r->has_version = 0;
    r->owes = r->kept_in != 0;
    if (!r->kept_in)   /* kept ones refer to it by its number */
        r->object = 0;
    r->refreshed = r->kept_in ? r->refreshed : 0;
    r->part_count = 0;
    r->gather_due = r->due = r->content_due = 0;
    free(r->copy);
    r->copy = NULL;
    r->ends = 0;
    r->tag = r->state = r->order = 0;
    r->digest = r->single = 0;
}

/* Memory that begins where a line of the processor's memory does. */
static void *
new_lines(size_t size)
{
    char *whole = calloc(1, size + LINE_SIZE + sizeof(void *));
    if (whole == NULL)
        return NULL;
    char *lines = (char *)(((uintptr_t)whole + sizeof(void *) + LINE_SIZE - 1) & ~(uintptr_t)(LINE_SIZE - 1));
    memcpy(lines - sizeof(void *), &whole, sizeof(void *));
    return lines;
}

static void
free_lines(void *lines)
{
    void *whole;
    memcpy(&whole, (char *)lines - sizeof(void *), sizeof(void *));
    free(whole);
}

static void
free_record(Record *r)
{
    forget(r);
    free(r->parts);
    free_lines(r);
}

static int
make_room(Heap *heap, size_t mask)
{
    Record **table = calloc(mask + 1, sizeof(Record *));
    if (table == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    for (size_t i = 0; heap->table && i <= heap->mask; i++)
        if (heap->table[i] != NULL) {
            size_t at = slot_of(heap->table[i]->address) & mask;
            while (table[at] != NULL)
                at = (at + 1) & mask;
            table[at] = heap->table[i];
        }
    free(heap->table);
    heap->table = table;
    heap->mask = mask;
    return OK;
}

static void
set_changed(Heap *heap, Record *r)
{
    r->changed = heap->now;
    r->tick = ++heap->tick;
    r->since = r->pending;
    r->is_late = r->pending_late;
}

static int
begin_record(Tape *t, Record *r, PyObject *value)
{
    PyTypeObject *type = Py_TYPE(value);
    if (r->type != NULL) {
        forget(r);
        r->refreshed = r->refreshed < t->heap->moment ? r->refreshed : t->heap->moment ? t->heap->moment - 1 : 0;
    }
    r->item_count = -1;
    r->pending = t->heap->now;
    r->pending_late = 0;
    r->type = type;
    r->plan = plan_of(t, type);
    set_changed(t->heap, r);
    return r->plan == NULL ? FAILED : OK;
}

static Record *
new_record(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    if (2 * (heap->used + 1) > heap->mask && make_room(heap, heap->mask ? 2 * heap->mask + 1 : 1023) < 0)
        return NULL;
    Record *r = new_lines(sizeof(Record));
    if (r == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    r->address = value;
    if (begin_record(t, r, value) < 0) {
        free_lines(r);
        return NULL;
    }
    size_t at = slot_of(value) & heap->mask;   /* after asking for the plan, which may have made records */
    while (heap->table[at] != NULL)
        at = (at + 1) & heap->mask;
    heap->table[at] = r;
    heap->used++;
    return r;
}

static inline Record *
known_record(Heap *heap, PyObject *value)
{
    for (size_t at = slot_of(value) & heap->mask; heap->table && heap->table[at] != NULL; at = (at + 1) & heap->mask)
        if (heap->table[at]->address == value)
            return heap->table[at];
    return NULL;
}

static inline Record *
record_of(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    for (size_t at = slot_of(value) & heap->mask; heap->table && heap->table[at] != NULL; at = (at + 1) & heap->mask)
        if (heap->table[at]->address == value) {
            Record *r = heap->table[at];
            return r->type == Py_TYPE(value) || begin_record(t, r, value) == OK ? r : NULL;
        }
    return new_record(t, value);
}

static int
add_part(Record *r, Record *part)
{
    if (r->part_count == r->part_room) {
        size_t room = r->part_room ? 2 * r->part_room : 4;
        Record **parts = realloc(r->parts, room * sizeof(Record *));
        if (parts == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        r->parts = parts;
        r->part_room = room;
    }
    r->parts[r->part_count++] = part;
    return OK;
}

/* ---- what an object holds itself */

#define PART 13   /* stands in an object's own digest where a part with a record stands */

/* The digest of a plain value, or of a place where a part stands, which is added. */
static int
gather_item(Tape *t, Record *r, PyObject *item, uint64_t *digest)
{
    *digest = PART;
    int is_known = plain_digest(item, digest);
    if (is_known < 0)
        return FAILED;
    if (!is_known) {
        Record *part = record_of(t, item);
        if (part == NULL || add_part(r, part) < 0)
            return FAILED;
    }
    return OK;
}

static int
gather(Tape *t, Record *r, PyObject *item, uint64_t *own)
{
    uint64_t digest;
    if (gather_item(t, r, item, &digest) < 0)
        return FAILED;
    *own = mix(*own, digest);
    return OK;
}

/* What stands in an order has the number of a polynomial in BASE, so that it need not be made anew where one end of a row
 * stays (reach.row_digest). */
#define BASE 0xA0761D6478BD642BULL
#define INVERSE 0xDDFD914BC52C3A83ULL   /* BASE * INVERSE == 1 */

static uint64_t
power(uint64_t base, uint64_t exponent)
{
    uint64_t result = 1;
    for (; exponent; exponent >>= 1, base *= base)
        if (exponent & 1)
            result *= base;
    return result;
}

typedef struct {
    PyObject **items;
    Py_ssize_t count, room, listed;   /* those behind `listed` are members of a set */
    Py_ssize_t primary;               /* how many are items of a row, and not its attributes */
} Bag;

static int
bag_put(Bag *bag, PyObject *item)
{
    if (bag->count == bag->room) {
        Py_ssize_t room = bag->room ? 2 * bag->room : 64;
        PyObject **items = realloc(bag->items, (size_t)room * sizeof(PyObject *));
        if (items == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        bag->items = items;
        bag->room = room;
    }
    bag->items[bag->count++] = Py_NewRef(item);
    return OK;
}

static void
bag_drop(Bag *bag, Py_ssize_t from)
{
    for (Py_ssize_t i = from; i < bag->count; i++)
        Py_DECREF(bag->items[i]);
    bag->count = from;
}

static int
bag_array(Bag *bag, PyObject **items, Py_ssize_t count)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < count && r == OK; i++)
        r = bag_put(bag, items[i]);
    return r;
}

static int
bag_dict(Bag *bag, PyObject *dict)
{
    Py_ssize_t at = 0;
    PyObject *key, *item;
    int r = OK;
    while (r == OK && PyDict_Next(dict, &at, &key, &item))
        r = bag_put(bag, key) || bag_put(bag, item) ? FAILED : OK;
    return r;
}

static int
bag_iterator(Bag *bag, PyObject *iterator)
{
    PyObject *item;
    int r = iterator ? OK : FAILED;
    while (r == OK && (item = PyIter_Next(iterator)) != NULL) {
        r = bag_put(bag, item);
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return r == OK && PyErr_Occurred() ? FAILED : r;
}

static int
bag_set(Bag *bag, PyObject *set)
{
    if (!L.set_table)
        return bag_iterator(bag, set_iterator(set));
    Py_ssize_t mask = AT(Py_ssize_t, set, L.set_mask);
    SetEntry *table = AT(SetEntry *, set, L.set_table);
    int r = OK;
    for (Py_ssize_t i = 0; i <= mask && r == OK; i++)
        if (table[i].key != NULL && table[i].hash != -1)
            r = bag_put(bag, table[i].key);
    return r;
}

static int
bag_list(Bag *bag, PyObject *list)
{
    if (L.list_items)
        return bag_array(bag, AT(PyObject **, list, L.list_items), PyList_Size(list));
    int r = OK;
    for (Py_ssize_t i = 0; i < PyList_Size(list) && r == OK; i++)
        r = bag_put(bag, PyList_GetItem(list, i));
    return r;
}

static int
bag_tuple(Bag *bag, PyObject *tuple)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < PyTuple_Size(tuple) && r == OK; i++)
        r = bag_put(bag, PyTuple_GetItem(tuple, i));
    return r;
}

static int
bag_ordered(Bag *bag, PyObject *ordered)
{
    int r = OK;
    for (OrderedNode *node = AT(OrderedNode *, ordered, L.odict_first); node != NULL && r == OK; node = node->next)
        r = bag_put(bag, node->key);
    return r;
}

static int
bag_stored(Bag *bag, PyObject *value)
{
    PyObject *stored = PyObject_GenericGetDict(value, NULL);
    if (stored == NULL) {
        PyErr_Clear();
        return OK;
    }
    int r = PyDict_Check(stored) ? bag_dict(bag, stored) : OK;
    Py_DECREF(stored);
    return r;
}

static int
is_object_array(const Py_buffer *view)
{
    return view->format != NULL && strcmp(view->format, "O") == 0 && PyBuffer_IsContiguous(view, 'C');
}

/* What an array of objects holds; of one of numbers nothing. */
static int
bag_array_objects(Bag *bag, PyObject *array)
{
    Py_buffer view;
    int r = OK;
    if (PyObject_GetBuffer(array, &view, PyBUF_FULL_RO) < 0) {
        PyErr_Clear();
        return OK;
    }
    PyObject **items = is_object_array(&view) ? view.buf : NULL;
    for (Py_ssize_t i = 0; items != NULL && i < view.len / (Py_ssize_t)sizeof(PyObject *) && r == OK; i++)
        r = bag_put(bag, items[i] != NULL ? items[i] : Py_None);
    PyBuffer_Release(&view);
    return r;
}

/* What is stored in slots: a number stands for the name of each that is filled. */
static int
bag_members(Bag *bag, Plan *plan, PyObject *value)
{
    int r = plan->flags & BUFFERED ? bag_array_objects(bag, value) : OK;
    for (Py_ssize_t i = 0; i < plan->count && r == OK; i++) {
        if (plan->offsets[i]) {
            PyObject *stored = AT(PyObject *, value, plan->offsets[i]);
            r = bag_put(bag, stored != NULL ? stored : Py_Ellipsis);
            continue;
        }
        PyObject *found = plan->get[i](PyTuple_GetItem(plan->members, i), value, (PyObject *)plan->type);
        if (found == NULL) {
            PyErr_Clear();
            found = Py_NewRef(Py_Ellipsis);
        }
        r = bag_put(bag, found);
        Py_DECREF(found);
    }
    return r;
}

static int
bag_all(Bag *bag, Plan *plan, PyObject *value)
{
    unsigned int flags = plan->flags;
    if ((flags & LISTED && bag_list(bag, value)) || (flags & TUPLED && bag_tuple(bag, value))
        || (flags & MAPPED && bag_dict(bag, value)) || (flags & DEQUED && bag_iterator(bag, deque_iterator(value))))
        return FAILED;
    bag->primary = bag->count;
    if ((flags & ORDERED && bag_ordered(bag, value)) || (flags & STORED && bag_stored(bag, value)) || bag_members(bag, plan, value))
        return FAILED;
    bag->listed = bag->count;
    return flags & MEMBERS ? bag_set(bag, value) : OK;
}

/* The tags of the dicts that an object consists of; 0 if it consists of anything else. */
static int
read_tags(Plan *plan, PyObject *value, uint64_t *tag, uint64_t *state, uint64_t *order)
{
    *tag = *state = *order = 0;
    if (!plan->is_tagged)
        return 0;
    if (plan->flags & MAPPED)
        *tag = tag_of(value);
    if (plan->flags & ORDERED)
        *order = AT(uint64_t, value, L.odict_state);
    if (plan->flags & STORED) {
        PyObject *stored = PyObject_GenericGetDict(value, NULL);
        if (stored == NULL)
            PyErr_Clear();
        else {
            *state = PyDict_Check(stored) ? tag_of(stored) : 0;
            Py_DECREF(stored);
        }
    }
    return 1;
}

/* The digest of what was found, unordered for the members of sets. */
static int
gather_all(Tape *t, Record *r, Bag *bag)
{
    uint64_t row = 0, sum = 0, digest;
    r->part_count = 0;
    for (Py_ssize_t i = 0; i < bag->listed; i++) {
        if (gather_item(t, r, bag->items[i], &digest) < 0)
            return FAILED;
        row = row * BASE + digest;
    }
    r->listed = r->part_count;
    r->row = row;
    for (Py_ssize_t i = bag->listed; i < bag->count; i++) {
        uint64_t one = 14;
        if (gather(t, r, bag->items[i], &one) < 0)
            return FAILED;
        sum += one;
    }
    r->own = mix(mix(mix(r->plan->name, (uint64_t)bag->count), row), sum);
    return OK;
}

/* ---- rows: lists and deques, of which only what lies between the same beginning and the same end is taken in anew */

/* How many items are the same from the start on, or (step -1) from the end. */
static Py_ssize_t
same_items(PyObject **a, PyObject **b, Py_ssize_t most, int step)
{
    Py_ssize_t same = 0;
    for (; most - same >= BLOCK; same += BLOCK)
        if (memcmp(step > 0 ? a + same : a - same - BLOCK, step > 0 ? b + same : b - same - BLOCK, BLOCK * sizeof(PyObject *)))
            break;
    if (step > 0)
        while (same < most && a[same] == b[same])
            same++;
    else
        while (same < most && a[-1 - same] == b[-1 - same])
            same++;
    return same;
}

/* The number of a part of the row that was seen. */
static int
row_of(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t *row)
{
    *row = 0;
    for (Py_ssize_t i = from; i < to; i++) {
        uint64_t digest = PART;
        if (r->is_held[i] && plain_digest(r->items[i], &digest) < 0)
            return FAILED;
        *row = *row * BASE + digest;
    }
    return OK;
}

/* The number of what stands before a part of a row, and what all behind that part adds to the row's; `rest`: both. */
static int
row_around(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t rest, uint64_t *before, uint64_t *after)
{
    *before = *after = 0;
    Py_ssize_t behind = r->item_count - to;
    if (from == 0)
        *after = rest;
    else if (behind <= from) {
        if (row_of(r, to, r->item_count, after) < 0)
            return FAILED;
        *before = (rest - *after) * power(INVERSE, (uint64_t)(r->item_count - from));
    }
    else {
        if (row_of(r, 0, from, before) < 0)
            return FAILED;
        *after = rest - *before * power(BASE, (uint64_t)(r->item_count - from));
    }
    return OK;
}

/* The number of a row in which others, whose number is `middle`, stand where `from` to `to` stood. */
static int
row_with(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t middle, Py_ssize_t count, uint64_t *row)
{
    uint64_t place = power(BASE, (uint64_t)(r->item_count - to)), gone, before, after;
    if (row_of(r, from, to, &gone) < 0)
        return FAILED;
    uint64_t rest = r->row - gone * place;
    if (count == to - from)
        *row = rest + middle * place;
    else if (row_around(r, from, to, rest, &before, &after) < 0)
        return FAILED;
    else
        *row = (before * power(BASE, (uint64_t)count) + middle) * place + after;
    return OK;
}

/* How many of some items have records. */
static size_t
parts_among(const Record *r, Py_ssize_t from, Py_ssize_t to)
{
    size_t held = 0;
    for (Py_ssize_t i = from; i < to && r->part_count; i++)
        held += (size_t)r->is_held[i];
    return r->part_count ? (size_t)(to - from) - held : 0;
}

/* The parts of what is new, between those before and those behind. */
static int
place_parts(Tape *t, Record *r, PyObject **fresh, Py_ssize_t count, size_t first, size_t last, uint64_t *middle)
{
    Record **behind = NULL;
    size_t after = r->part_count - last;
    if (after && (behind = malloc(after * sizeof(Record *))) == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    if (after)
        memcpy(behind, r->parts + last, after * sizeof(Record *));
    r->part_count = first;
    int result = OK;
    *middle = 0;
    for (Py_ssize_t i = 0; i < count && result == OK; i++) {
        uint64_t digest;
        result = gather_item(t, r, fresh[i], &digest);
        *middle = *middle * BASE + digest;
    }
    for (size_t i = 0; i < after && result == OK; i++)
        result = add_part(r, behind[i]);
    r->listed = r->part_count;
    free(behind);
    return result;
}

/* What was seen becomes what is: `fresh` stands where `from` to `to` stood. */
static int
place_items(Record *r, PyObject **fresh, Py_ssize_t count, Py_ssize_t from, Py_ssize_t to)
{
    Py_ssize_t behind = r->item_count - to;
    drop_some_items(r, from, to);
    memset(r->is_held + from, 0, (size_t)(to - from));
    if (make_item_room(r, from + count + behind) < 0)
        return FAILED;
    memmove(r->items + from + count, r->items + to, (size_t)behind * sizeof(PyObject *));
    memmove(r->is_held + from + count, r->is_held + to, (size_t)behind);
    for (Py_ssize_t i = 0; i < count; i++) {
        r->items[from + i] = fresh[i];
        r->is_held[from + i] = (char)is_plain(fresh[i]);
        if (r->is_held[from + i])
            Py_INCREF(fresh[i]);
    }
    r->item_count = from + count + behind;
    return OK;
}

/* 1: the row is another one. */
static int
regather(Tape *t, Record *r, PyObject **items, Py_ssize_t count)
{
    Py_ssize_t most = count < r->item_count ? count : r->item_count;
    Py_ssize_t from = same_items(items, r->items, most, 1);
    if (from == count && from == r->item_count)
        return 0;
    Py_ssize_t behind = same_items(items + count, r->items + r->item_count, most - from, -1), to = r->item_count - behind;
    Bag fresh = {0};   /* references: whoever is asked about a class may let the list change */
    uint64_t middle = 0, row = 0;
    int result = bag_array(&fresh, items + from, count - behind - from);
    if (result == OK)
        result = place_parts(t, r, fresh.items, fresh.count, parts_among(r, 0, from), parts_among(r, 0, to), &middle);
    if (result == OK)
        result = row_with(r, from, to, middle, fresh.count, &row);
    if (result == OK)
        result = place_items(r, fresh.items, fresh.count, from, to);
    if (result == OK) {
        t->heap->delta = (Delta){from, to - from, fresh.count, 1, 0};
        r->row = row;
        r->own = mix(mix(mix(r->plan->name, (uint64_t)count), row), 0);
    }
    else
        drop_items(r);
    bag_drop(&fresh, 0);
    free(fresh.items);
    return result == OK ? 1 : result;
}

/* The items of a deque, with room for its members, to be freed. */
static PyObject **
deque_items(PyObject *deque, Py_ssize_t count, Py_ssize_t members)
{
    PyObject **all = malloc((size_t)(count + members + 1) * sizeof(PyObject *)), **items;
    Block *block = AT(Block *, deque, L.deque_block);
    Py_ssize_t index = AT(Py_ssize_t, deque, L.deque_index);
    if (all == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t at = 0; all != NULL && at < count;) {
        Py_ssize_t some = next_block(&block, &index, count - at, &items);
        memcpy(all + at, items, (size_t)some * sizeof(PyObject *));
        at += some;
    }
    return all;
}

/* Whether a long row can be taken for what it was, since its ends are the same and it is not due. */
static int
is_same_long_row(Heap *heap, Record *r, PyObject **items, Py_ssize_t count)
{
    size_t end = BLOCK * sizeof(PyObject *);
    if (count != r->item_count || memcmp(items, r->items, end) != 0
        || memcmp(items + count - BLOCK, r->items + count - BLOCK, end) != 0)
        return 0;
    if (r->gather_due > heap->now && !heap->is_thorough)
        return 1;
    if (r->gather_due) {
        r->own_since = r->gather_due - (uint64_t)count / ROW_SHARE;
        r->own_late = 1;
    }
    return 0;
}

static int
refresh_items_of_row(Tape *t, Record *r, PyObject **items, Py_ssize_t count)
{
    if (count <= LONG)
        return regather(t, r, items, count);
    if (is_same_long_row(t->heap, r, items, count))
        return 0;
    r->gather_due = t->heap->now + (uint64_t)count / ROW_SHARE;
    return regather(t, r, items, count);
}

/* The bound of a deque stands behind its items, as a new number each time: the one that was seen, if they are equal. */
static void
as_seen(Record *r, Py_ssize_t count, PyObject **items, PyObject *const *members, Py_ssize_t member_count)
{
    for (Py_ssize_t i = 0; i < member_count; i++) {
        Py_ssize_t at = r->item_count - member_count + i;
        uint64_t now = 0, before = 1;
        int is_equal = at >= 0 && r->is_held[at] && plain_digest(members[i], &now) == 1
            && plain_digest(r->items[at], &before) == 1 && now == before;
        items[count + i] = is_equal ? r->items[at] : members[i];
    }
}

static int
refresh_deque(Tape *t, Record *r, PyObject *value)
{
    Py_ssize_t count = AT(Py_ssize_t, value, L.deque_items);
    Bag members = {0};
    int result = bag_members(&members, r->plan, value);
    PyObject **items = result == OK ? deque_items(value, count, members.count) : NULL;
    if (items != NULL) {
        as_seen(r, count, items, members.items, members.count);
        result = refresh_items_of_row(t, r, items, count + members.count);
    }
    else
        result = FAILED;
    free(items);
    bag_drop(&members, 0);
    free(members.items);
    return result;
}

/* A list or a deque that was seen before: 1 if it holds other items, 0 if not; 2: to be gone through. */
static int
refresh_row(Tape *t, Record *r, PyObject *value)
{
    if (r->item_count < 0)
        return 2;
    if (r->plan->flags == LISTED && L.list_items && !r->plan->count)
        return refresh_items_of_row(t, r, AT(PyObject **, value, L.list_items), PyList_Size(value));
    if (r->plan->flags != DEQUED || !L.deque_items)
        return 2;
    return refresh_deque(t, r, value);
}

/* Whether an object that consists of slots holds in them what it held. */
static int
is_same_members(Record *r, Plan *plan, PyObject *value)
{
    if (plan->flags || !plan->count || r->item_count != plan->count)
        return 0;
    for (Py_ssize_t i = 0; i < plan->count; i++) {
        PyObject *stored = plan->offsets[i] ? AT(PyObject *, value, plan->offsets[i]) : NULL;
        if (!plan->offsets[i] || r->items[i] != (stored != NULL ? stored : Py_Ellipsis))
            return 0;
    }
    return 1;
}

static inline int is_kept(const Tape *t, const Record *r);

/* Which members of a set are others, as they stand in memory. */
static void
find_delta(Heap *heap, const Record *r, const Bag *bag)
{
    if (r->item_count < 0 || bag->listed == bag->count)
        return;
    Py_ssize_t most = bag->count < r->item_count ? bag->count : r->item_count;
    Py_ssize_t from = same_items(bag->items, r->items, most, 1);
    Py_ssize_t behind = same_items(bag->items + bag->count, r->items + r->item_count, most - from, -1);
    heap->delta = (Delta){from, r->item_count - behind - from, bag->count - behind - from, 1, 0};
}

/* 1: what it holds is not what it was. */
static int
refresh_items(Tape *t, Record *r, PyObject *value)
{
    Plan *plan = r->plan;
    Bag bag = {0};
    uint64_t tag, state, order;
    int has_tags = read_tags(plan, value, &tag, &state, &order);
    if (has_tags && r->item_count >= 0 && tag == r->tag && state == r->state && order == r->order)
        return 0;
    if (has_tags && r->item_count >= 0 && r->gather_due > t->heap->now) {
        t->heap->delta.is_unread = 1;
        r->own = mix(r->own, mix(mix(tag, state), order));
        r->tag = tag;
        r->state = state;
        r->order = order;
        return 1;
    }
    int of_row = plan->flags & (LISTED | DEQUED) ? refresh_row(t, r, value) : 2;
    if (of_row != 2)
        return of_row;
    if (plan->flags == TUPLED && L.tuple_items && PyTuple_Size(value) == r->item_count
        && memcmp((char *)value + L.tuple_items, r->items, (size_t)r->item_count * sizeof(PyObject *)) == 0)
        return 0;
    if (is_same_members(r, plan, value))
        return 0;
    int result = bag_all(&bag, plan, value);
    r->primary = bag.primary;
    r->in_order = bag.listed;
    if (result == OK && r->item_count > 0 && bag.listed == bag.count)
        result = regather(t, r, bag.items, bag.count);
    else if (result == OK && !has_tags && bag.count == r->item_count
             && memcmp(bag.items, r->items, (size_t)bag.count * sizeof(PyObject *)) == 0)
        result = 0;
    else if (result == OK && (result = gather_all(t, r, &bag)) == OK) {
        result = 1;
        find_delta(t->heap, r, &bag);
        if (has_tags && bag.count < SMALL && !is_kept(t, r))
            r->item_count = 0;
        else if (keep_items(r, bag.items, bag.count) < 0)
            result = FAILED;
        else
            bag.count = 0;
    }
    if (result >= 0 && has_tags) {
        if (bag.room > LARGE && r->item_count > LARGE)
            r->gather_due = t->heap->now + (uint64_t)r->item_count / (4 * DICT_SHARE);
        r->tag = tag;
        r->state = state;
        r->order = order;
    }
    bag_drop(&bag, 0);
    free(bag.items);
    return result;
}

/* ---- what `describe` says, where it is asked each time */

static int gather_node(Tape *t, Record *r, PyObject *node, uint64_t *own, int depth);

static int
gather_text(PyObject *owner, PyObject *field, uint64_t *own)
{
    PyObject *text = PyObject_GetAttr(owner, field);
    if (text == NULL)
        return FAILED;
    uint64_t digest = 0;
    int r = plain_digest(text, &digest);
    Py_DECREF(text);
    *own = mix(*own, digest);
    return r < 0 ? FAILED : OK;
}

static int
gather_field(Tape *t, Record *r, PyObject *owner, PyObject *field, uint64_t *own, int depth)
{
    PyObject *value = PyObject_GetAttr(owner, field);
    int result = value ? gather_node(t, r, value, own, depth) : FAILED;
    Py_XDECREF(value);
    return result;
}

/* Containers that `describe` made for this occasion: no objects of the program's. */
static int
gather_made(Tape *t, Record *r, PyObject *value, uint64_t *own, int depth)
{
    Bag bag = {0};
    PyTypeObject *type = Py_TYPE(value);
    int result = type == &PyList_Type ? bag_list(&bag, value) : type == &PyTuple_Type ? bag_tuple(&bag, value)
        : type == &PyDict_Type ? bag_dict(&bag, value) : bag_set(&bag, value);
    *own = mix(*own, (uint64_t)bag.count);
    uint64_t sum = 0;
    for (Py_ssize_t i = 0; i < bag.count && result == OK; i++) {
        uint64_t one = 14;
        int is_set = type == &PySet_Type || type == &PyFrozenSet_Type;
        result = gather_node(t, r, bag.items[i], is_set ? &one : own, depth + 1);
        sum += one;
    }
    *own = mix(*own, sum);
    bag_drop(&bag, 0);
    free(bag.items);
    return result;
}

static int
gather_node(Tape *t, Record *r, PyObject *node, uint64_t *own, int depth)
{
    PyTypeObject *type = Py_TYPE(node);
    if (depth > 20)
        return OK;
    if (type == t->opaque || type == t->gone || type == t->cycle)
        return gather_text(node, S.text, own);
    if (type == t->object)
        return gather_text(node, S.name, own) || gather_field(t, r, node, S.attributes, own, depth) ? FAILED : OK;
    if (type == t->wrapped)
        return gather_text(node, S.prefix, own) || gather_text(node, S.suffix, own)
            || gather_field(t, r, node, S.value, own, depth) ? FAILED : OK;
    if (type == t->cut)
        return gather_field(t, r, node, S.omitted, own, depth) || gather_field(t, r, node, S.head, own, depth)
            || gather_field(t, r, node, S.tail, own, depth) ? FAILED : OK;
    if (type == &PyList_Type || type == &PyTuple_Type || type == &PyDict_Type || type == &PySet_Type || type == &PyFrozenSet_Type)
        return gather_made(t, r, node, own, depth);
    return gather(t, r, node, own);
}

static int
note_holding(Heap *heap, Record *r)
{
    if (heap->held == heap->holding_room) {
        size_t room = heap->holding_room ? 2 * heap->holding_room : 64;
        Record **holding = realloc(heap->holding, room * sizeof(Record *));
        if (holding == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        heap->holding = holding;
        heap->holding_room = room;
    }
    heap->holding[heap->held++] = r;
    return OK;
}

static int
refresh_described(Tape *t, Record *r, PyObject *value)
{
    int is_node = Py_TYPE(value) == t->opaque || Py_TYPE(value) == t->object || Py_TYPE(value) == t->wrapped
        || Py_TYPE(value) == t->cut || Py_TYPE(value) == t->gone || Py_TYPE(value) == t->cycle;
    PyObject *node = is_node ? Py_NewRef(value) : described(t, value);
    if (node == NULL)
        return FAILED;
    uint64_t own = r->plan->name, before = r->own;
    size_t parts = r->part_count;
    r->part_count = 0;
    int result = gather_node(t, r, node, &own, 0);
    Py_DECREF(node);
    r->own = own;
    r->listed = r->part_count;
    if (result == OK && r->plan->flags & FROZEN && (result = note_holding(t->heap, r)) == OK)
        ASSIGN(r->held, Py_NewRef(value));
    return result == OK ? own != before || parts != r->part_count || r->part_count > 0 : FAILED;
}

/* ---- what is no container */

/* Whether a long buffer can be taken for what it was, since its ends are the same and it is not due. */
static int
is_same_long_buffer(Heap *heap, Record *r, const unsigned char *data, size_t size, uint64_t head)
{
    uint64_t ends = mix(bytes_digest(data, BUFFER_END), bytes_digest(data + size - BUFFER_END, BUFFER_END));
    ends = mix(mix(head, size), ends) | 1;
    if (ends == r->ends && r->content_due > heap->now && !heap->is_thorough)
        return 1;
    if (ends == r->ends) {
        r->own_since = r->content_due - size / BUFFER_SHARE;
        r->own_late = 1;
    }
    r->ends = ends;
    r->content_due = heap->now + size / BUFFER_SHARE;
    return 0;
}

static int
is_same_buffer(Heap *heap, Record *r, const Py_buffer *view, uint64_t head)
{
    size_t size = (size_t)view->len;
    if (size <= SMALL_BUFFER || !PyBuffer_IsContiguous(view, 'C'))
        return 0;
    if (size > LONG_BUFFER)
        return is_same_long_buffer(heap, r, view->buf, size, head);
    uint64_t ends = mix(head, size) | 1;
    if (ends == r->ends && r->copy != NULL && memcmp(r->copy, view->buf, size) == 0)
        return 1;
    unsigned char *copy = ends == r->ends && r->copy != NULL ? r->copy : realloc(r->copy, size);
    if (copy != NULL) {
        memcpy(copy, view->buf, size);
        r->copy = copy;
    }
    r->ends = copy != NULL ? ends : 0;
    return 0;
}

static int
buffer_digest(Heap *heap, Record *r, PyObject *value, uint64_t *digest)
{
    Py_buffer view;
    if (PyObject_GetBuffer(value, &view, PyBUF_FULL_RO) < 0) {
        PyErr_Clear();
        *digest = 15;
        return OK;
    }
    uint64_t h = mix(16, (uint64_t)view.ndim);
    for (int i = 0; view.shape != NULL && i < view.ndim; i++)
        h = mix(h, (uint64_t)view.shape[i]);
    if (view.format != NULL)
        h = mix(h, bytes_digest((const unsigned char *)view.format, strlen(view.format)));
    int result = OK;
    r->has_objects = (char)is_object_array(&view);
    if (r->has_objects)
        h = mix(h, 24);
    else if (is_same_buffer(heap, r, &view, h))
        h = r->content;
    else if (PyBuffer_IsContiguous(&view, 'C'))
        h = mix(h, bytes_digest(view.buf, (size_t)view.len));
    else {
        unsigned char *copy = malloc((size_t)view.len + 1);
        result = copy ? PyBuffer_ToContiguous(copy, &view, view.len, 'C') : FAILED;
        if (result == OK)
            h = mix(h, bytes_digest(copy, (size_t)view.len));
        free(copy);
    }
    PyBuffer_Release(&view);
    *digest = r->content = h;
    return result;
}

static int
name_digest(PyObject *value, uint64_t *digest)
{
    PyObject *name = PyType_Check(value) ? PyType_GetName((PyTypeObject *)value) : PyObject_GetAttr(value, S.dunder_name);
    if (name == NULL) {
        PyErr_Clear();
        *digest = 17;
        return OK;
    }
    int r = PyUnicode_Check(name) ? plain_digest(name, digest) : OK;
    Py_DECREF(name);
    return r < 0 ? FAILED : OK;
}

/* Instances of subclasses of int, str, float and bytes. */
static int
content_digest(Plan *plan, PyObject *value, uint64_t *digest)
{
    if (plan->flags & WHOLE)
        return int_digest(value, digest) < 0 ? FAILED : OK;
    if (plan->flags & REAL) {
        *digest = mix(7, double_bits(PyFloat_AsDouble(value)));
        return OK;
    }
    Py_ssize_t size;
    PyObject *owner = NULL;
    const char *data = plan->flags & TEXTUAL ? utf8(value, &size, &owner) : PyBytes_AsString(value);
    if (data == NULL)
        return FAILED;
    *digest = bytes_digest((const unsigned char *)data, (size_t)(owner ? size : PyBytes_Size(value)));
    Py_XDECREF(owner);
    return OK;
}

static int
refresh_single(Tape *t, Record *r, PyObject *value, uint64_t *own)
{
    uint64_t digest = 0;
    unsigned int flags = r->plan->flags;
    *own = r->plan->name;
    if (flags & BUFFERED && buffer_digest(t->heap, r, value, &digest) < 0)
        return FAILED;
    if (flags & NAMED && name_digest(value, &digest) < 0)
        return FAILED;
    if (flags & (WHOLE | TEXTUAL | REAL | BINARY) && content_digest(r->plan, value, &digest) < 0)
        return FAILED;
    if (flags & TOLD) {
        PyObject *node = described(t, value);
        int is_read = node != NULL && (Py_TYPE(node) != t->opaque || gather_text(node, S.text, &digest) == OK);
        Py_XDECREF(node);
        if (!is_read)
            return FAILED;
    }
    *own = mix(*own, digest);
    return OK;
}

#define SINGLE (CONST | NAMED | BUFFERED | WHOLE | TEXTUAL | REAL | BINARY | TOLD)

/* 1: what the object itself holds has changed, 0: it has not. */
static int
refresh(Tape *t, Record *r)
{
    unsigned int flags = r->plan->flags;
    if (flags & FROZEN && r->held != NULL)
        return 0;
    PyObject *value = Py_NewRef(r->address);
    int result = 0;
    if (flags & (FROZEN | VOLATILE))
        result = refresh_described(t, r, value);
    else {
        uint64_t single = 0;
        if (flags & SINGLE && refresh_single(t, r, value, &single) < 0)
            result = FAILED;
        else if (flags & ~SINGLE || r->plan->count || r->has_objects)
            result = refresh_items(t, r, value);
        else if (r->item_count < 0) {
            r->own = r->plan->name;
            r->item_count = 0;
            result = 1;
        }
        if (result >= 0 && single != r->single)
            result = 1;
        r->single = single;
    }
    Py_DECREF(value);
    return result;
}

#include "_versions.h"

/* For how many events before this one an object may have been another, that was looked at at an event: from the first on
 * before which something may have happened. */
static uint64_t
unseen_since(const Heap *heap, uint64_t before)
{
    uint64_t first = heap->began;
    for (uint64_t i = heap->moment_count; i > 0 && heap->moment_count - i < MOMENTS; i--) {
        if (heap->moments[(i - 1) % MOMENTS] <= before)
            return first < heap->began ? heap->began - first : 0;
        first = heap->moments[(i - 1) % MOMENTS];
    }
    return before + 1 < heap->began ? heap->began - before - 1 : 0;
}

/* Have what an object holds itself as of now; `own_at` tells when it was seen to have changed. */
static int
refresh_now(Tape *t, Record *r)
{
    uint64_t now = t->heap->now, before = r->refreshed;
    t->heap->delta.is_known = t->heap->delta.is_unread = 0;
    r->own_since = r->refreshed;
    r->own_late = 0;
    int changed = refresh(t, r);
    if (changed < 0)
        return FAILED;
    r->refreshed = now;
    if (changed)
        r->own_at = now;
    if ((changed || r->owes) && is_kept(t, r))
        return write_version(t, r, changed && before ? unseen_since(t->heap, before) : 0);
    return OK;
}

static inline int
refresh_once(Tape *t, Record *r)
{
    return r->refreshed >= t->heap->moment ? OK : refresh_now(t, r);
}

/* ---- all that is reached: Tarjan's walk, since objects that reach each other change together */

static int
stack_push(Heap *heap, Record *r)
{
    if (heap->stack_size == heap->stack_room) {
        size_t room = heap->stack_room ? 2 * heap->stack_room : 256;
        Record **stack = realloc(heap->stack, room * sizeof(Record *));
        if (stack == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        heap->stack = stack;
        heap->stack_room = room;
    }
    heap->stack[heap->stack_size++] = r;
    r->on_stack = 1;
    return OK;
}

/* Objects that reach each other have their numbers: none is to take another's for news. */
static void
know_of_each_other(Heap *heap, size_t first)
{
    for (size_t i = first; i < heap->stack_size; i++) {
        Record *r = heap->stack[i];
        if (r->asked == r->asked_ends)
            r->asked = heap->tick;
        r->asked_ends = heap->tick;
    }
}

/* They have changed together, after the same event. */
static void
share_pending(Heap *heap, size_t first)
{
    uint64_t least = heap->now;
    char is_late = 0;
    for (size_t i = first; i < heap->stack_size; i++) {
        least = heap->stack[i]->pending < least ? heap->stack[i]->pending : least;
        is_late |= heap->stack[i]->pending_late;
    }
    for (size_t i = first; i < heap->stack_size; i++) {
        heap->stack[i]->pending = least;
        heap->stack[i]->pending_late = is_late;
    }
}

/* Not all was looked at: what is known to have changed gets a number of its own. */
static void
bump(Heap *heap, size_t first)
{
    share_pending(heap, first);
    for (size_t i = first; i < heap->stack_size; i++) {
        Record *r = heap->stack[i];
        r->on_stack = 0;
        if (r->is_dirty) {
            r->digest = mix(mix(r->digest, r->own), heap->now) | 1;
            set_changed(heap, r);
        }
    }
    know_of_each_other(heap, first);
    heap->stack_size = first;
}

static void
set_digest(Heap *heap, Record *r, uint64_t digest)
{
    digest = digest ? digest : 1;
    if (r->digest == 0)
        r->pending_late = 0;
    if (digest != r->digest) {
        r->digest = digest;
        set_changed(heap, r);
    }
}

/* The number of what an object holds and of its parts; those that reach it in turn are known by their place among them. */
static uint64_t
with_parts(Record *r)
{
    uint64_t h = mix(r->own, r->single), sum = 0;
    for (size_t i = 0; i < r->part_count; i++) {
        Record *p = r->parts[i];
        uint64_t one = p->on_stack ? mix(23, p->index) : p->digest;
        if (i < r->listed)
            h = mix(h, one);
        else
            sum += mix(18, one);
    }
    return mix(h, sum);
}

/* The objects above `first` on the stack reach each other, or it is only one: they have changed if one of them has. A
 * number is made anew only then, whatever else was found out about them. */
static void
close_circle(Heap *heap, size_t first)
{
    uint64_t sum = 0;
    int is_dirty = 0, is_circle = heap->stack_size - first > 1;
    for (size_t i = first; i < heap->stack_size; i++) {
        is_dirty |= heap->stack[i]->is_dirty || heap->stack[i]->digest == 0;
        heap->stack[i]->index = (uint32_t)(i - first);
    }
    if (is_dirty && !is_circle)
        set_digest(heap, heap->stack[first], with_parts(heap->stack[first]));
    else if (is_dirty) {
        for (size_t i = first; i < heap->stack_size; i++)
            sum += mix(mix(19, i - first), with_parts(heap->stack[i]));
        for (size_t i = first; i < heap->stack_size; i++)
            heap->stack[i]->fresh = mix(mix(with_parts(heap->stack[i]), sum), i - first);
        share_pending(heap, first);
        for (size_t i = first; i < heap->stack_size; i++)
            set_digest(heap, heap->stack[i], heap->stack[i]->fresh);
    }
    know_of_each_other(heap, first);
    for (size_t i = first; i < heap->stack_size; i++)
        heap->stack[i]->on_stack = 0;
    heap->stack_size = first;
}

static void
close_record(Heap *heap, Record *r)
{
    size_t first = heap->stack_size - 1;
    while (heap->stack[first] != r)
        first--;
    if (!heap->is_partial)
        for (size_t i = first; i < heap->stack_size; i++)   /* what reaches all of the others is as large as they are */
            heap->stack[i]->due = r->due;
    if ((heap->is_partial || r->is_cut) && r->digest != 0) {
        int is_dirty = 0;
        for (size_t i = first; i < heap->stack_size; i++)
            is_dirty |= heap->stack[i]->is_dirty;
        for (size_t i = first; i < heap->stack_size; i++)
            heap->stack[i]->is_dirty = (char)is_dirty;
        bump(heap, first);
        return;
    }
    close_circle(heap, first);
}

static int
look_anew(Tape *t, Record *r)
{
    drop_items(r);
    r->tag = r->state = r->order = 0;
    if (refresh_now(t, r) < 0)
        return FAILED;
    r->own_at = t->heap->now;
    return OK;
}

static int visit(Tape *t, Record *r, int depth);

/* Whether a part is to be looked at, too. */
static inline int
is_wanted(Heap *heap, Record *p, int depth, int is_heavy)
{
    return p->near == heap->now || (!is_heavy && depth < heap->deepest && heap->visited < heap->most);
}

/* Look at the parts; 2: one is not what it was taken for, since its address was used again. Those in the middle, which are
 * passed by for some events, may have been seen to change meanwhile, under another name. */
static int
visit_parts(Tape *t, Record *r, int depth, int is_heavy)
{
    Heap *heap = t->heap;
    int is_dirty = 0, is_whole = 1;
    for (size_t i = 0; i < r->part_count; i++) {
        int is_inner = i >= PASSED && i + PASSED < r->part_count;
        if (is_inner && (is_heavy || heap->is_partial)) {
            r->is_cut = 1;
            r->is_passing = !r->plan->is_foreign;
            is_whole = 0;
            i = r->part_count - PASSED;
            is_inner = 0;
        }
        Record *p = r->parts[i];
        if (p->checked >= heap->moment) {
            if (p->on_stack && p->index < r->low)
                r->low = p->index;
        }
        else if (!is_wanted(heap, p, depth, is_heavy)) {
            r->is_cut = 1;
            r->is_passing |= !r->plan->is_foreign;
            if (is_inner) {
                is_whole = 0;
                i = r->part_count - PASSED - 1;
                continue;
            }
        }
        else {
            if (Py_TYPE(p->address) != p->type)
                return 2;
            if (visit(t, p, depth + 1) < 0)
                return FAILED;
            r->low = p->low < r->low ? p->low : r->low;
        }
        if (p->tick > (is_inner ? r->asked : r->asked_ends)) {
            is_dirty = 1;
            if (p->since < r->pending)
                r->pending = p->since;
            r->pending_late |= p->is_late || heap->since != UINT64_MAX || (r->was_passing && p->changed < heap->now);
        }
        r->is_cut |= p->is_cut;
        r->is_passing |= p->is_passing;
    }
    r->asked_ends = heap->tick;
    if (is_whole)
        r->asked = heap->tick;
    return is_dirty;
}

/* What an object holds itself is another than when it was last looked at: that was long ago, if it was passed by. */
static void
set_pending(Heap *heap, Record *r)
{
    int is_late = heap->since != UINT64_MAX;
    r->pending = r->own_since ? r->own_since : is_late ? heap->since : heap->now - 1;
    r->pending_late = (char)(r->own_late || is_late);
}

static int
visit_within(Tape *t, Record *r, int depth)
{
    Heap *heap = t->heap;
    uint64_t before = r->checked;
    size_t visited = heap->visited;
    int is_heavy = r->plan->is_foreign
        || (depth > 0 && r->due > heap->now && !heap->is_partial && !heap->is_thorough);
    uint64_t since = heap->since;
    if (r->is_passing && !is_heavy && !heap->is_partial && r->whole_at < since)
        heap->since = r->whole_at;
    r->was_passing = r->is_passing;
    r->checked = r->pending = heap->now;
    r->is_cut = r->is_passing = r->pending_late = 0;
    r->index = r->low = ++heap->next_index;
    heap->visited += 1 + (r->item_count > 0 && !r->plan->is_tagged ? (size_t)r->item_count / 64 : 0);
    if (stack_push(heap, r) < 0)
        return FAILED;
    int of_parts = refresh_once(t, r);
    if (of_parts == OK && r->own_at > before)
        set_pending(heap, r);
    if (of_parts == OK)
        of_parts = visit_parts(t, r, depth, is_heavy);
    if (of_parts == 2)
        of_parts = look_anew(t, r) < 0 || visit_parts(t, r, depth, is_heavy) < 0 ? FAILED : 1;
    heap->since = since;
    if (of_parts < 0)
        return FAILED;
    if (!r->is_passing)
        r->whole_at = heap->now;
    r->is_dirty = (char)(r->own_at > before || of_parts);
    if (!heap->is_partial && !is_heavy) {
        size_t weight = heap->visited - visited;
        r->due = weight > LIGHT ? heap->now + weight / SHARE : 0;
    }
    if (r->low == r->index)
        close_record(heap, r);
    return OK;
}

static int
visit(Tape *t, Record *r, int depth)
{
    Heap *heap = t->heap;
    if (!heap->is_partial || !r->is_deep || r->near != heap->now)
        return visit_within(t, r, depth);
    int deepest = heap->deepest;
    size_t most = heap->most;
    heap->is_partial = 0;
    heap->deepest = REACH_DEPTH;
    heap->most = REACH_OBJECTS;
    int result = visit_within(t, r, depth);
    heap->is_partial = 1;
    heap->deepest = deepest;
    heap->most = most;
    return result;
}

static int
visit_all(Tape *t, Record *r)
{
    Heap *heap = t->heap;
    heap->since = UINT64_MAX;
    int result = visit(t, r, 0);
    while (result < 0 && heap->stack_size > 0)
        heap->stack[--heap->stack_size]->on_stack = 0;
    return result;
}

/* The record of an object that is no plain value, with its digest as of now. */
static Record *
reached(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    Record *r = record_of(t, value);
    if (r == NULL || r->checked >= heap->moment)
        return r;
    for (size_t i = 0; i < r->text_count; i++) {
        r->text_from[i].record->near = heap->now;
        r->text_from[i].record->is_deep = r->text_from[i].is_deep;
    }
    heap->is_partial = r->due > heap->now && !heap->is_thorough;
    heap->deepest = heap->is_partial ? NEAR : REACH_DEPTH;
    heap->most = heap->is_partial ? heap->visited + NEAR_OBJECTS : REACH_OBJECTS;
    if (visit_all(t, r) < 0)
        return NULL;
    if (!heap->is_partial)
        r->looked_at = heap->now;
    return r;
}

/* The number of the attributes that a text is made from; 0 if they are not known, or not all scalars. */
static uint64_t
read_digest(Plan *plan, PyObject *value)
{
    PyObject *stored = plan->reads != NULL && plan->flags == STORED ? PyObject_GenericGetDict(value, NULL) : NULL;
    uint64_t total = 21;
    for (Py_ssize_t i = 0; stored != NULL && total && i < PyTuple_Size(plan->reads); i++) {
        PyObject *found = PyDict_GetItemWithError(stored, PyTuple_GetItem(plan->reads, i));
        uint64_t digest = 22;
        total = found == NULL || plain_digest(found, &digest) == 1 ? mix(total, digest) | 1 : 0;
    }
    PyErr_Clear();
    Py_XDECREF(stored);
    return stored != NULL ? total : 0;
}

/* Whether what `describe` said of an object still holds: a text as long as the attributes are the same that it is made from,
 * or, where these are not known, all that is reached; a name without attributes as long as what the object holds itself is. */
static int
is_node_valid(Tape *t, PyObject *value, Record *r)
{
    if (r->node_from)
        return r->node_from == read_digest(r->plan, value);
    if (Py_TYPE(r->node) == t->object)
        return refresh_once(t, r) < 0 ? FAILED : r->own_at <= r->node_at;
    if (reached(t, value) == NULL)
        return FAILED;
    return !r->is_cut && r->due <= t->heap->now && r->changed <= r->node_at;
}

/* Whether a node holds nothing of the program's. */
static int
is_bare(Tape *t, PyObject *node)
{
    if (Py_TYPE(node) != t->object)
        return Py_TYPE(node) == t->opaque;
    PyObject *attributes = PyObject_GetAttr(node, S.attributes);
    int is_empty = attributes != NULL && PyTuple_Size(attributes) == 0;
    Py_XDECREF(attributes);
    PyErr_Clear();
    return is_empty;
}

/* What `describe` says of a value, asked again only when it may say something else. In recordings that hold all of every
 * state it is asked each time. */
static PyObject *
described_once(Tape *t, PyObject *value)
{
    Plan *plan = t->is_delta ? plan_of(t, Py_TYPE(value)) : NULL;
    if (plan == NULL || plan->flags & ~(unsigned int)(STORED | MAPPED | LISTED) || !(plan->flags || plan->count))
        return PyErr_Occurred() ? NULL : described(t, value);
    Record *r = record_of(t, value);
    int is_valid = r == NULL ? FAILED : r->node != NULL ? is_node_valid(t, value, r) : 0;
    if (is_valid)
        return is_valid < 0 ? NULL : Py_NewRef(r->node);
    PyObject *node = described(t, value);
    if (node != NULL && is_bare(t, node)) {
        ASSIGN(r->node, Py_NewRef(node));
        r->node_at = t->heap->now;
        r->node_from = Py_TYPE(node) == t->opaque ? read_digest(plan, value) : 0;
    }
    return node;
}

/* Mark a record and those that it refers to. */
static int
mark(Heap *heap, Record *r)
{
    size_t first = heap->stack_size;
    r->is_marked = 1;
    int result = stack_push(heap, r);
    while (result == OK && heap->stack_size > first) {
        Record *next = heap->stack[--heap->stack_size];
        next->on_stack = 0;
        for (size_t i = 0; i < next->part_count && result == OK; i++)
            if (!next->parts[i]->is_marked) {
                next->parts[i]->is_marked = 1;
                result = stack_push(heap, next->parts[i]);
            }
        for (size_t i = 0; i < next->text_count && result == OK; i++)
            if (!next->text_from[i].record->is_marked) {
                next->text_from[i].record->is_marked = 1;
                result = stack_push(heap, next->text_from[i].record);
            }
    }
    return result;
}

/* Forget the records that are not marked. */
static int
forget_unmarked(Heap *heap)
{
    size_t kept = 0, held = 0;
    for (size_t i = 0; i < heap->held; i++)
        if (heap->holding[i]->is_marked)
            heap->holding[held++] = heap->holding[i];
    heap->held = held;
    for (size_t i = 0; heap->table && i <= heap->mask; i++) {
        Record *r = heap->table[i];
        if (r != NULL && !r->is_marked) {
            heap->table[i] = NULL;
            free_record(r);
        }
        else if (r != NULL) {
            r->is_marked = 0;
            kept++;
        }
    }
    heap->used = kept;
    size_t mask = 1023;
    while (4 * kept > mask)
        mask = 2 * mask + 1;
    return heap->table ? make_room(heap, mask) : OK;
}

/* Forget what was not seen since an event, nor is part of what was. */
static int
sweep(Heap *heap, uint64_t since)
{
    int r = OK;
    for (size_t i = 0; heap->table && i <= heap->mask && r == OK; i++)
        if (heap->table[i] != NULL && heap->table[i]->checked >= since && !heap->table[i]->is_marked)
            r = mark(heap, heap->table[i]);
    return r == OK ? forget_unmarked(heap) : FAILED;
}

static void
free_heap(Heap *heap)
{
    for (size_t i = 0; heap->table && i <= heap->mask; i++)
        if (heap->table[i] != NULL)
            free_record(heap->table[i]);
    for (size_t i = 0; heap->plans && i <= heap->plan_mask; i++)
        if (heap->plans[i] != NULL)
            free_plan(heap->plans[i]);
    free(heap->table);
    free(heap->plans);
    free(heap->stack);
    free(heap->noted);
    free(heap->holding);
    free(heap);
}

/* Let go of what refers to an object that is to be forgotten: it is looked at anew. */
static void
loosen(Record *r)
{
    int is_loose = 0;
    for (size_t i = 0; i < r->part_count && !is_loose; i++)
        is_loose = r->parts[i]->plan->is_local;
    if (is_loose) {
        drop_items(r);
        r->tag = r->state = r->order = r->part_count = 0;
    }
    for (size_t i = 0; i < r->text_count; i++)
        if (r->text_from[i].record->plan->is_local)
            r->text_count = 0;
}

static int
forget_local_plans(Heap *heap)
{
    Plan **plans = heap->plans;
    size_t mask = heap->plan_mask;
    heap->plans = NULL;
    heap->plan_mask = heap->plan_used = heap->local = 0;
    int r = OK;
    for (size_t i = 0; plans && i <= mask; i++)
        if (plans[i] != NULL && (plans[i]->is_local || (r = put_plan(heap, plans[i])) < 0))
            free_plan(plans[i]);
    free(plans);
    return r;
}

#define MANY 10000   /* objects beyond which those are forgotten that the recording which ends did not see */

/* When a recording follows another one, what is known of objects goes on to be known; but no class is kept alive that was
 * made in a function, nor any value of the standard library. */
static int
hand_over(Heap *heap)
{
    while (heap->held > 0) {
        heap->held--;
        Py_CLEAR(heap->holding[heap->held]->held);
    }
    uint64_t since = heap->rested_at;
    heap->rested_at = heap->now;
    if (heap->used > MANY && sweep(heap, since + 1) < 0)
        return FAILED;
    if (!heap->local)
        return OK;
    for (size_t i = 0; heap->table && i <= heap->mask; i++)
        if (heap->table[i] != NULL) {
            heap->table[i]->is_marked = !heap->table[i]->plan->is_local;
            if (heap->table[i]->is_marked)
                loosen(heap->table[i]);
        }
    return forget_unmarked(heap) < 0 ? FAILED : forget_local_plans(heap);
}

/* ---- what a text is made from */

#define MOST_NOTED 400

static int
note_record(Heap *heap, Record *r, int is_deep)
{
    if (heap->noted_count == heap->noted_room) {
        size_t room = heap->noted_room ? 2 * heap->noted_room : 64;
        Dependence *noted = realloc(heap->noted, room * sizeof(Dependence));
        if (noted == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        heap->noted = noted;
        heap->noted_room = room;
    }
    heap->noted[heap->noted_count++] = (Dependence){r, (char)is_deep};
    return OK;
}

/* A value is about to be shown: of what it holds itself, or of all that it reaches. */
static int
note(Tape *t, PyObject *value, int is_deep)
{
    Heap *heap = t->heap;
    if (!heap->is_noting || heap->in_node || heap->is_lost)
        return OK;
    if (value == heap->made.whole || value == heap->made.head || value == heap->made.tail)
        return OK;
    Record *r = is_deep ? reached(t, value) : record_of(t, value);
    if (r == NULL || refresh_once(t, r) < 0)
        return FAILED;
    if (heap->noted_count >= MOST_NOTED || (is_deep && (r->is_cut || r->due > heap->now))) {
        heap->is_lost = 1;
        return OK;
    }
    return note_record(heap, r, is_deep);
}

/* What a class of its own that is a list, a dict, … shows: its items, which it holds itself. */
static int
find_made(Tape *t, PyObject *node, Made *made)
{
    PyObject *shown = PyObject_GetAttr(node, S.value);
    if (shown == NULL)
        return FAILED;
    *made = (Made){shown, NULL, NULL};
    if (Py_TYPE(shown) == t->cut) {
        made->head = PyObject_GetAttr(shown, S.head);
        made->tail = PyObject_GetAttr(shown, S.tail);
        Py_XDECREF(made->head);   /* the node holds them */
        Py_XDECREF(made->tail);
    }
    Py_DECREF(shown);
    return PyErr_Occurred() ? FAILED : OK;
}

#define ITEMS (LISTED | TUPLED | MAPPED | MEMBERS | DEQUED | ORDERED)

/* What `describe` says of a value is about to be shown. 1: nothing in it is to be noted, since all that is reached was. */
static int
note_node(Tape *t, PyObject *value, PyObject *node)
{
    Heap *heap = t->heap;
    if (!heap->is_noting || heap->in_node || heap->is_lost)
        return 1;
    Plan *plan = plan_of(t, Py_TYPE(value));
    if (plan == NULL)
        return FAILED;
    int is_told = (plan->flags & (FROZEN | VOLATILE | TOLD)) != 0;
    if (!is_told && Py_TYPE(node) == t->object)
        return note(t, value, 0);
    if (!is_told && Py_TYPE(node) == t->wrapped && plan->flags & ITEMS)
        return note(t, value, 0) < 0 || find_made(t, node, &heap->made) < 0 ? FAILED : OK;
    return note(t, value, 1) < 0 ? FAILED : 1;
}

static int
show_node(Tape *t, PyObject *value, PyObject *node, Py_ssize_t cut_to)
{
    Heap *heap = t->heap;
    Made before = heap->made;
    int is_closed = note_node(t, value, node);
    if (is_closed < 0)
        return FAILED;
    heap->in_node += is_closed;
    int r = cut_to < 0 ? whole(t, node) : cut_value(t, node, cut_to);
    heap->in_node -= is_closed;
    heap->made = before;
    return r;
}

static void
begin_noting(Heap *heap)
{
    memset(&heap->made, 0, sizeof heap->made);
    heap->is_noting = 1;
    heap->is_lost = 0;
    heap->in_node = 0;
    heap->noted_count = 0;
}

/* What is shown of an object for the first time has its number from now on: at the next event it is no news. */
static int
look_at_noted(Tape *t, Record *r)
{
    Heap *heap = t->heap;
    for (size_t i = 0; i < r->text_count; i++)
        r->text_from[i].record->near = heap->now;
    heap->is_partial = 1;
    heap->deepest = 0;
    for (size_t i = 0; i < r->text_count; i++)
        if (r->text_from[i].record->digest == 0 && visit_all(t, r->text_from[i].record) < 0)
            return FAILED;
    r->asked_ends = heap->tick;
    return OK;
}

/* The text of an object was made: from what was noted. */
static int
end_noting(Tape *t, Record *r, uint64_t text)
{
    Heap *heap = t->heap;
    heap->is_noting = 0;
    r->text = text ? text : 1;
    r->text_at = heap->now;
    r->text_count = 0;
    if (heap->is_lost || heap->noted_count == 0)
        return OK;
    Dependence *from = realloc(r->text_from, heap->noted_count * sizeof(Dependence));
    if (from == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    memcpy(from, heap->noted, heap->noted_count * sizeof(Dependence));
    r->text_from = from;
    r->text_count = heap->noted_count;
    return look_at_noted(t, r);
}

/* ---------------------------------------------------------------- snapshot.Encoder, described values */

/* tape.Tape._hides */
static int
note_hidden(Tape *e, PyObject *value)
{
    Plan *plan = plan_of(e, Py_TYPE(value));
    if (plan == NULL)
        return FAILED;
    if (plan->flags & HAS_PARTS && PyDict_GetItemWithError(e->plain, (PyObject *)Py_TYPE(value)) == NULL)
        e->is_partial = 1;
    return PyErr_Occurred() ? FAILED : OK;
}

static int
cycle_of_type(Tape *e, PyObject *value)
{
    PyObject *name = PyType_GetName(Py_TYPE(value));
    if (name == NULL)
        return FAILED;
    PyObject *text = PyUnicode_FromFormat("%U(...)", name);
    Py_DECREF(name);
    if (text == NULL)
        return FAILED;
    int r = charge(e, PyUnicode_GetLength(text));
    if (r == OK)
        r = put_text(&e->out, 'y', text);
    Py_DECREF(text);
    return r;
}

static int
put_described(Tape *e, PyObject *value)
{
    if (is_inside(e, value))
        return cycle_of_type(e, value);
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    PyObject *name, *pairs, *node;
    e->path[e->depth++] = value;
    if (note_hidden(e, value) < 0 || look_at(e, value, &name, &pairs, &node) < 0)
        return FAILED;
    int r = node != NULL ? show_node(e, value, node, -1) : note(e, value, 0) < 0 ? FAILED : put_object(e, name, pairs);
    Py_XDECREF(name);
    Py_XDECREF(pairs);
    Py_XDECREF(node);
    if (r == OK)
        e->depth--;
    return r;
}

static int
put_field(Tape *e, PyObject *node, PyObject *field, int tag)
{
    PyObject *text = PyObject_GetAttr(node, field);
    if (text == NULL)
        return FAILED;
    int r = charge(e, PyUnicode_GetLength(text));
    if (r == OK)
        r = put_text(&e->out, tag, text);
    Py_DECREF(text);
    return r;
}

static int
put_object_node(Tape *e, PyObject *node)
{
    PyObject *name = PyObject_GetAttr(node, S.name), *pairs = PyObject_GetAttr(node, S.attributes);
    int r = name && pairs ? put_object(e, name, pairs) : FAILED;
    Py_XDECREF(name);
    Py_XDECREF(pairs);
    return r;
}

static int
put_wrapped(Tape *e, PyObject *node)
{
    int r = put_field(e, node, S.prefix, 'w');
    if (r == OK)
        r = put_field(e, node, S.suffix, 0);
    return r ? r : put_attribute_of(e, node, S.value, 0);
}

static int
put_cut_node(Tape *e, PyObject *node)
{
    if (put_byte(&e->out, 'x') < 0)
        return FAILED;
    int r = put_attribute_of(e, node, S.head, 0);
    if (r || (r = put_attribute_of(e, node, S.tail, 0)))
        return r;
    PyObject *omitted = PyObject_GetAttr(node, S.omitted);
    if (omitted == NULL)
        return FAILED;
    r = put_varint(&e->out, PyLong_AsUnsignedLongLong(omitted));
    Py_DECREF(omitted);
    return PyErr_Occurred() ? FAILED : r;
}

static int
put_gone_node(Tape *e, PyObject *node)
{
    PyObject *text = PyObject_GetAttr(node, S.text);
    if (text == NULL)
        return FAILED;
    e->is_partial = 1;
    int r = put_text(&e->out, 'g', text);
    Py_DECREF(text);
    return r;
}

static int
put_str(Tape *e, PyObject *value)
{
    int r = charge(e, PyUnicode_GetLength(value) + 2);
    return r ? r : put_text(&e->out, 's', value);
}

static int
whole_rest(Tape *e, PyObject *value, PyTypeObject *type)
{
    int r;
    if (type == &PyBytes_Type) {
        Py_ssize_t size = PyBytes_Size(value);
        r = charge(e, size + 3);
        return r ? r : put_raw(&e->out, 'b', PyBytes_AsString(value), (size_t)size);
    }
    if (type == &PyByteArray_Type) {
        Py_ssize_t size = PyByteArray_Size(value);
        r = note(e, value, 0) < 0 ? FAILED : charge(e, size + 14);
        return r ? r : put_raw(&e->out, 'B', PyByteArray_AsString(value), (size_t)size);
    }
    if (type == &PyComplex_Type) {
        r = put_constant(e, 'c', 2);
        if (r || (r = put_double(&e->out, PyComplex_RealAsDouble(value))))
            return r;
        return put_double(&e->out, PyComplex_ImagAsDouble(value));
    }
    if (type == &PyRange_Type) {
        r = put_constant(e, 'r', 4);
        return r ? r : put_three(e, value, 1);
    }
    if (type == &PySlice_Type)
        return put_slice(e, value);
    if (value == Py_Ellipsis)
        return put_constant(e, 'E', 8);
    if (type == e->opaque)
        return put_field(e, value, S.text, 'o');
    if (type == e->object)
        return put_object_node(e, value);
    if (type == e->wrapped)
        return put_wrapped(e, value);
    if (type == e->cut)
        return put_cut_node(e, value);
    if (type == e->gone)
        return put_gone_node(e, value);
    if (type == e->cycle)
        return put_field(e, value, S.text, 'y');
    return put_described(e, value);
}

static int
whole(Tape *e, PyObject *value)
{
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type)
        return put_int(e, value);
    if (type == &PyUnicode_Type)
        return put_str(e, value);
    if (value == Py_None)
        return put_constant(e, 'N', 4);
    if (value == Py_True)
        return put_constant(e, 'T', 4);
    if (value == Py_False)
        return put_constant(e, 'F', 5);
    if (type == &PyFloat_Type) {
        int r = put_constant(e, 'f', 3);
        return r ? r : put_double(&e->out, PyFloat_AsDouble(value));
    }
    if (type == &PyList_Type)
        return put_sequence(e, value, 'l', PyList_Size(value), 0, "[...]");
    if (type == &PyTuple_Type)
        return put_sequence(e, value, 't', PyTuple_Size(value), 0, "(...)");
    if (type == &PyDict_Type)
        return put_dict(e, value);
    if (type == &PySet_Type)
        return put_sequence(e, value, 'S', PySet_Size(value), PySet_Size(value) ? 0 : 3, "{...}");
    if (type == &PyFrozenSet_Type)
        return put_sequence(e, value, 'z', PySet_Size(value), PySet_Size(value) ? 11 : 9, "frozenset({...})");
    return whole_rest(e, value, type);
}

/* ---------------------------------------------------------------- cut values */

static int
try_item(Tape *e, int tag, PyObject *item, Py_ssize_t room)
{
    if (tag != 'd' && tag != 'O')
        return try_value(e, item, room);
    size_t start = e->out.size;
    int r;
    if (tag == 'O') {
        e->room = room;
        r = put_name(e, PyTuple_GetItem(item, 0));
    }
    else
        r = try_value(e, PyTuple_GetItem(item, 0), room - 2);
    if (r == OK)
        r = try_value(e, PyTuple_GetItem(item, 1), e->room);
    if (r == FULL)
        e->out.size = start;
    return r;
}

static int
cut_item(Tape *e, int tag, PyObject *item, Py_ssize_t room)
{
    if (tag != 'd' && tag != 'O')
        return cut_value(e, item, room);
    PyObject *first = PyTuple_GetItem(item, 0);
    int r;
    if (tag == 'O')
        r = put_text(&e->out, 0, first);
    else {
        r = try_value(e, first, room / 2);
        if (r == OK) {
            Py_ssize_t rest = room - room / 2 + e->room - 2;
            room = rest > room / 2 ? rest : room / 2;
        }
        else if (r == FULL) {
            r = cut_value(e, first, room / 2);
            room /= 2;
        }
    }
    return r ? r : put_value(e, PyTuple_GetItem(item, 1), room);
}

/* Append the items of a list that fit, from its start or (step -1) from its end, one after another; their sizes are
 * added to `sizes`. Returns their number. */
static Py_ssize_t
some(Tape *e, int tag, PyObject *list, int step, Py_ssize_t most, Py_ssize_t room, int at_least_one, Buffer *sizes)
{
    Py_ssize_t length = PyList_Size(list), count = 0;
    for (Py_ssize_t i = 0; i < length && i < most; i++) {
        PyObject *item = PyList_GetItem(list, step > 0 ? i : length - 1 - i);
        size_t start = e->out.size;
        int r = try_item(e, tag, item, room);
        if (r == FULL) {
            if (count || !at_least_one)
                break;
            r = cut_item(e, tag, item, room);
            e->room = 0;
        }
        if (r < 0 || put_u32(sizes, (uint32_t)(e->out.size - start)) < 0)
            return FAILED;
        count++;
        room = e->room - 2;
        if (room <= 0)
            break;
    }
    return count;
}

static int
put_header(Tape *e, int tag, PyObject *name, Py_ssize_t count)
{
    int r = tag == 'O' ? put_text(&e->out, tag, name) : put_byte(&e->out, tag);
    return r ? r : put_varint(&e->out, (uint64_t)count);
}

static uint32_t
load_u32(const unsigned char *at)
{
    return at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* What `some` appended for head and tail, put in order and under headers. */
static int
arrange(Tape *e, int tag, PyObject *name, Py_ssize_t size, size_t start, size_t middle, Py_ssize_t heads, Py_ssize_t tails,
        const Buffer *sizes)
{
    size_t total = e->out.size - start, at = e->out.size - start;
    unsigned char *copy = malloc(total + 1);
    if (copy == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    memcpy(copy, e->out.data + start, total);
    e->out.size = start;
    Py_ssize_t omitted = size - heads - tails;
    int r = OK;
    if (omitted)
        r = put_byte(&e->out, 'x');
    if (r == OK)
        r = put_header(e, tag, name, omitted ? heads : heads + tails);
    if (r == OK)
        r = put(&e->out, copy, middle - start);
    if (r == OK && omitted)
        r = put_header(e, tag, name, tails);
    for (Py_ssize_t i = tails - 1; i >= 0 && r == OK; i--) {
        uint32_t chunk = load_u32(sizes->data + 4 * i);
        at -= chunk;
        r = put(&e->out, copy + at, chunk);
    }
    if (r == OK && omitted)
        r = put_varint(&e->out, (uint64_t)omitted);
    free(copy);
    return r;
}

static int
cut_items(Tape *e, int tag, PyObject *name, Py_ssize_t size, PyObject *front, PyObject *back, Py_ssize_t room)
{
    Buffer heads = {0}, tails = {0};
    size_t start = e->out.size, middle = start;
    Py_ssize_t tail_count = 0;
    Py_ssize_t head_count = some(e, tag, front, 1, size, size > 1 ? room / 2 : room - 2, 1, &heads);
    if (head_count >= 0) {
        middle = e->out.size;
        tail_count = some(e, tag, back, -1, size - head_count, room / 2, 0, &tails);
    }
    int r = FAILED;
    if (head_count >= 0 && tail_count >= 0)
        r = arrange(e, tag, name, size, start, middle, head_count, tail_count, &tails);
    free(heads.data);
    free(tails.data);
    return r;
}

/* Two lists: the first items of a container, and the last ones. */
static int
cut_lists(Tape *e, int tag, PyObject *name, Py_ssize_t size, PyObject *front, PyObject *back, Py_ssize_t room)
{
    int r = front && back ? cut_items(e, tag, name, size, front, back, room) : FAILED;
    Py_XDECREF(front);
    Py_XDECREF(back);
    return r;
}

static int
cut_sequence(Tape *e, int tag, PyObject *value, Py_ssize_t room)
{
    Py_ssize_t size = PySequence_Size(value), most = MOST(room) < size ? MOST(room) : size;
    PyObject *front = PySequence_GetSlice(value, 0, most), *back = PySequence_GetSlice(value, size - most, size);
    PyObject *first = front ? PySequence_List(front) : NULL, *last = back ? PySequence_List(back) : NULL;
    Py_XDECREF(front);
    Py_XDECREF(back);
    return cut_lists(e, tag, NULL, size, first, last, room);
}

static int
is_of(PyObject *list, PyTypeObject *type)
{
    Py_ssize_t size = PyList_Size(list);
    for (Py_ssize_t i = 0; i < size; i++)
        if (Py_TYPE(PyList_GetItem(list, i)) != type)
            return 0;
    return size > 0;
}

static int
cut_set(Tape *e, int tag, PyObject *value, Py_ssize_t room)
{
    Py_ssize_t size = PySet_Size(value);
    PyObject *members = size <= SORTABLE ? PySequence_List(value) : PyList_New(0);
    if (members == NULL)
        return FAILED;
    int is_sorted = (is_of(members, &PyLong_Type) || is_of(members, &PyUnicode_Type)) && PyList_Sort(members) == 0;
    if (!is_sorted)
        ASSIGN(members, PyList_New(0));
    return cut_lists(e, tag, NULL, size, members, Py_XNewRef(members), room);
}

static PyObject *
take(PyObject *iterator, Py_ssize_t most)
{
    PyObject *list = iterator ? PyList_New(0) : NULL;
    while (list != NULL && most-- > 0) {
        PyObject *item = PyIter_Next(iterator);
        if (item == NULL)
            break;
        if (PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return list;
}

static int
cut_dict(Tape *e, PyObject *value, Py_ssize_t room)
{
    PyObject *items = PyObject_CallMethodObjArgs(value, S.items, NULL);
    if (items == NULL)
        return FAILED;
    PyObject *front = take(PyObject_GetIter(items), MOST_PAIRS(room));
    PyObject *back = take(PyObject_CallMethodObjArgs(items, S.reversed, NULL), MOST_PAIRS(room));
    Py_DECREF(items);
    if (back != NULL && PyList_Reverse(back) < 0)
        Py_CLEAR(back);
    return cut_lists(e, 'd', NULL, PyDict_Size(value), front, back, room);
}

static int
cut_object(Tape *e, PyObject *name, PyObject *pairs, Py_ssize_t room)
{
    PyObject *list = PySequence_List(pairs);
    return cut_lists(e, 'O', name, PyTuple_Size(pairs), list, Py_XNewRef(list), room);
}

static int
put_end(Tape *e, int tag, PyObject *value, Py_ssize_t from, Py_ssize_t to)
{
    PyObject *part = PySequence_GetSlice(value, from, to);
    if (part == NULL)
        return FAILED;
    int r;
    if (PyUnicode_Check(part))
        r = put_text(&e->out, tag, part);
    else if (PyBytes_Check(part))
        r = put_raw(&e->out, tag, PyBytes_AsString(part), (size_t)PyBytes_Size(part));
    else
        r = put_raw(&e->out, tag, PyByteArray_AsString(part), (size_t)PyByteArray_Size(part));
    Py_DECREF(part);
    return r;
}

static int
cut_text(Tape *e, int tag, PyObject *text, Py_ssize_t room)
{
    Py_ssize_t kept = room / 2 - 8 > 0 ? room / 2 - 8 : 0, size = PySequence_Size(text);
    if (put_byte(&e->out, 'x') < 0 || put_end(e, tag, text, 0, kept) < 0 || put_end(e, tag, text, size - kept, size) < 0)
        return FAILED;
    return put_varint(&e->out, (uint64_t)(size - 2 * kept));
}

static int
cut_int(Tape *e, PyObject *value)
{
    Py_ssize_t size = bits(value);
    char text[48];
    if (size < 0)
        return FAILED;
    PyOS_snprintf(text, sizeof text, "int of %zd bits", size);
    return gone(e, text);
}

/* Nodes and atoms: what can be cut and cannot contain itself. -2: not such a value. */
static int
cut_atom(Tape *e, PyObject *value, Py_ssize_t room)
{
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type)
        return cut_int(e, value);
    if (type == &PyUnicode_Type)
        return cut_text(e, 's', value, room);
    if (type == &PyBytes_Type)
        return cut_text(e, 'b', value, room);
    if (type == &PyByteArray_Type)
        return cut_text(e, 'B', value, room);
    if (type != e->opaque && type != e->object && type != e->wrapped)
        return -2;
    PyObject *a = PyObject_GetAttr(value, type == e->opaque ? S.text : type == e->object ? S.name : S.prefix), *b = NULL;
    int r = FAILED;
    if (a != NULL && type == e->opaque)
        r = cut_text(e, 'o', a, room);
    else if (a != NULL && type == e->object) {
        b = PyObject_GetAttr(value, S.attributes);
        r = b ? cut_object(e, a, b, room) : FAILED;
    }
    else if (a != NULL && (b = PyObject_GetAttr(value, S.suffix)) != NULL) {
        PyObject *inner = PyObject_GetAttr(value, S.value);
        if (inner != NULL && put_text(&e->out, 'w', a) == OK && put_text(&e->out, 0, b) == OK)
            r = cut_value(e, inner, room);
        Py_XDECREF(inner);
    }
    Py_XDECREF(OBJ(a));
    Py_XDECREF(b);
    return r;
}

static int
is_uncuttable(Tape *e, PyObject *value, PyTypeObject *type)
{
    return value == Py_None || value == Py_Ellipsis || type == &PyBool_Type || type == &PyFloat_Type
        || type == &PyComplex_Type || type == &PyRange_Type || type == &PySlice_Type || type == e->cut
        || type == e->gone || type == e->cycle;
}

static int
cut_described(Tape *e, PyObject *value, Py_ssize_t room)
{
    PyObject *name, *pairs, *node;
    if (look_at(e, value, &name, &pairs, &node) < 0)
        return FAILED;
    int r = node != NULL ? show_node(e, value, node, room) : note(e, value, 0) < 0 ? FAILED : cut_object(e, name, pairs, room);
    Py_XDECREF(name);
    Py_XDECREF(pairs);
    Py_XDECREF(node);
    return r;
}

static int
cut_container(Tape *e, PyObject *value, Py_ssize_t room)
{
    PyTypeObject *type = Py_TYPE(value);
    int is_builtin = type == &PyList_Type || type == &PyTuple_Type || type == &PySet_Type || type == &PyFrozenSet_Type
        || type == &PyDict_Type;
    if (is_builtin && note(e, value, 0) < 0)
        return FAILED;
    if (type == &PyList_Type)
        return cut_sequence(e, 'l', value, room);
    if (type == &PyTuple_Type)
        return cut_sequence(e, 't', value, room);
    if (type == &PySet_Type)
        return cut_set(e, 'S', value, room);
    if (type == &PyFrozenSet_Type)
        return cut_set(e, 'z', value, room);
    if (type == &PyDict_Type)
        return cut_dict(e, value, room);
    return cut_described(e, value, room);
}

static int
cut_value(Tape *e, PyObject *value, Py_ssize_t room)
{
    e->is_partial = 1;
    if (room < 8 || is_uncuttable(e, value, Py_TYPE(value)))
        return gone(e, "more");
    int r = cut_atom(e, value, room);
    if (r != -2)
        return r;
    if (is_inside(e, value)) {
        r = try_value(e, value, room);
        return r == FULL ? gone(e, "more") : r;
    }
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    e->path[e->depth++] = value;
    r = cut_container(e, value, room);
    e->depth--;
    return r;
}

/* ---------------------------------------------------------------- tape.Tape */

static int
is_program(Tape *t, PyObject *value)
{
    PyObject *type = (PyObject *)Py_TYPE(value);
    return PyType_Check(value) || PySet_Contains(t->functions, type) == 1;
}

/* What stands before a snapshot: the size of the name, the name, room for the snapshot's size. */
static int
put_head(Buffer *b, int is_global, PyObject *name)
{
    Py_ssize_t size;
    PyObject *owner;
    const char *data = utf8(name, &size, &owner);
    if (data == NULL)
        return FAILED;
    int r = put_u32(b, (uint32_t)size + (is_global ? 7 : 0));
    if (r == OK && is_global)
        r = put(b, "global ", 7);
    if (r == OK)
        r = put(b, data, (size_t)size);
    Py_DECREF(owner);
    return r < 0 ? FAILED : put_u32(b, 0);
}

/* Whether what a text shows of an object may lie where not all is looked at. */
static inline int
is_partly_seen(const Heap *heap, const Record *r)
{
    return r->due > heap->now || r->is_cut;
}

/* Not all that an object reaches was looked at, and it cannot be told what its text is made from. Where its text is another
 * one, all of it is looked at: what is shown is exact. */
static int
look_at_text(Tape *t, PyObject *value, Record *r)
{
    Heap *heap = t->heap;
    size_t start = t->out.size;
    uint64_t before = r->text;
    t->depth = 0;
    begin_noting(heap);
    int result = put_value(t, value, t->limit);
    uint64_t text = result == OK ? bytes_digest(t->out.data + start, t->out.size - start) : 0;
    t->out.size = start;
    heap->is_noting = 0;
    if (result == OK)
        result = end_noting(t, r, text);
    if (result != OK || before == 0 || r->text == before)
        return result;
    heap->now++;
    begin_moment(heap);
    heap->is_thorough = 1;
    result = reached(t, value) == NULL ? FAILED : OK;
    heap->is_thorough = 0;
    return result;
}

/* The digest of all that a value reaches. */
static int
digest_of(Tape *t, PyObject *value, uint64_t *digest, Record **record)
{
    *record = NULL;
    int is_known = plain_digest(value, digest);
    if (is_known) {
        *digest = *digest ? *digest : 1;   /* 0 stands for what is not there */
        return is_known < 0 ? FAILED : OK;
    }
    Record *r = *record = reached(t, value);
    if (r == NULL)
        return FAILED;
    if (is_partly_seen(t->heap, r) && r->text_count == 0 && r->text_at < t->heap->moment && r->looked_at < t->heap->moment
        && look_at_text(t, value, r) < 0)
        return FAILED;
    *digest = r->digest;
    return t->versions != NULL ? tell_look(t, r) : OK;
}

/* A snapshot; one that does not show everything ends with a mark, which differs where anything does. Where the value was
 * passed by before its change was seen, the mark says for how many events. */
static int
put_snapshot(Tape *t, PyObject *value)
{
    uint64_t digest;
    Record *record;
    t->depth = 0;
    t->is_partial = 0;
    int r = put_value(t, value, t->limit);
    if (r != OK || !t->is_partial)
        return r;
    if (digest_of(t, value, &digest, &record) < 0)
        return FAILED;
    uint64_t late = record != NULL && record->is_late ? record->changed - record->since : 0;
    if (put_byte(&t->out, late ? '~' : '#') < 0 || reserve(&t->out, 12) < 0)
        return FAILED;
    for (int i = 0; i < 8; i++)
        t->out.data[t->out.size++] = (unsigned char)(digest >> (8 * i));
    for (int i = 0; late && i < 4; i++)
        t->out.data[t->out.size++] = (unsigned char)(late < UINT32_MAX ? late >> (8 * i) : 0xff);
    return OK;
}

static int
put_after_head(Tape *t, PyObject *value)
{
    Buffer *b = &t->out;
    size_t start = b->size;
    int r = put_snapshot(t, value);
    if (r == OK)
        store_u32(b->data + start - 4, (uint32_t)(b->size - start));
    return r;
}

/* ---------------------------------------------------------------- tape.Tape, only what changed */

#define AFTER_LOCALS 0x10000   /* the order of the first global */
enum { FRESH = 1, ASIDE = 2, VALUED = 4 };   /* tape: what an event's payload begins with */

/* A variable of an activation as it was last written. */
typedef struct {
    uint64_t digest;   /* 0: not there */
    PyObject *name;    /* of a body's only */
    uint32_t number;
    uint32_t object;   /* which object it was; 0: a plain value, or not there */
    PyObject *value;   /* not a reference: what it was */
    uint64_t at;       /* when it was looked at */
    uint32_t object_name;   /* of a body's only */
} Written;

static void
drop_written(Written *written, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        Py_XDECREF(written[i].name);
    free(written);
}

/* A snapshot after its size, which is known only then. */
static int
put_sized(Tape *t, PyObject *value)
{
    Buffer *b = &t->out;
    size_t at = b->size;
    if (put_byte(b, 0) < 0)
        return FAILED;
    int r = put_snapshot(t, value);
    if (r != OK)
        return r;
    size_t size = b->size - at - 1;
    if (size < 0x80) {
        b->data[at] = (unsigned char)size;
        return OK;
    }
    size_t more = size < 0x4000 ? 1 : size < 0x200000 ? 2 : size < 0x10000000 ? 3 : 4;
    if (reserve(b, more) < 0)
        return FAILED;
    memmove(b->data + at + 1 + more, b->data + at + 1, size);
    b->size = at;
    add_varint(b, size);
    b->size += size;
    return OK;
}

/* A value by its number if it was written in this stretch already, else as a new one. */
static int
put_reference(Tape *t, PyObject *value, Record *record)
{
    if (record != NULL && record->numbered_in == t->epoch && record->numbered_at >= record->changed)
        return put_varint(&t->out, (uint64_t)record->number + 2);
    int is_noted = record != NULL && is_partly_seen(t->heap, record);
    if (is_noted)
        begin_noting(t->heap);
    int r = put_byte(&t->out, 0) < 0 ? FAILED : put_sized(t, value);
    t->heap->is_noting = 0;
    if (r == OK && is_noted)
        r = end_noting(t, record, 0);
    if (r == OK && t->versions != NULL)
        r = keep_shown(t, value, record);
    if (r != OK)
        return r;
    if (record != NULL) {
        record->number = t->next_value;
        record->numbered_in = t->epoch;
        record->numbered_at = t->heap->now;
    }
    t->next_value++;
    return OK;
}

static int
define_name(Tape *t, Py_ssize_t order, int is_global, PyObject *name, uint32_t *number)
{
    Py_ssize_t size;
    PyObject *owner;
    const char *data = utf8(name, &size, &owner);
    if (data == NULL)
        return FAILED;
    int r = put_byte(&t->out, 0) < 0 || put_varint(&t->out, (uint64_t)order) < 0
            || put_varint(&t->out, (uint64_t)size + (is_global ? 7 : 0)) < 0 ? FAILED : OK;
    if (r == OK && is_global)
        r = put(&t->out, "global ", 7);
    if (r == OK)
        r = put(&t->out, data, (size_t)size);
    Py_DECREF(owner);
    *number = t->next_name++;
    return r;
}

/* ---- which object a variable is (beside/identities.py) */

static uint32_t
object_of(Tape *t, Record *record)
{
    if (record == NULL)
        return 0;
    if (record->object == 0)
        record->object = ++t->heap->objects;
    return record->object;
}

/* A variable is another object than before. `number`: that of its name in this stretch, 0 if it has none yet. */
static int
put_object_number(Tape *t, uint32_t *number, int is_global, PyObject *name, uint32_t object)
{
    Buffer *b = &t->objects;
    if (!t->is_told) {
        t->is_told = 1;
        if (put_varint(b, t->count - t->told_at) < 0)
            return FAILED;
        t->told_at = t->count;
    }
    if (*number)
        return put_varint(b, (uint64_t)*number + 1) < 0 ? FAILED : put_varint(b, object);
    Py_ssize_t size;
    PyObject *owner;
    const char *data = utf8(name, &size, &owner);
    if (data == NULL)
        return FAILED;
    int r = put_byte(b, 1) < 0 || put_varint(b, (uint64_t)size + (is_global ? 7 : 0)) < 0
        || (is_global && put(b, "global ", 7) < 0) || put(b, data, (size_t)size) < 0 ? FAILED : put_varint(b, object);
    Py_DECREF(owner);
    *number = ++t->next_object_name;
    return r;
}

/* In a calm event: whether what was known of an object that is come upon anew may be of another one that lay there. */
static int
may_be_another(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    if (heap->has_made)
        return 1;
    Record *r = known_record(heap, value);
    if (r == NULL || r->checked < heap->moment || r->checked == heap->now)
        return 0;
    if (r->type != Py_TYPE(value) || r->plan->flags & (FROZEN | VOLATILE | TOLD))
        return 1;
    int is_changed = refresh(t, r);
    if (is_changed > 0) {
        r->own_at = heap->now;
        r->has_version = 0;
        r->owes = 1;
    }
    return is_changed;
}

/* An object is come upon anew: if it may not be what is known of it, nothing that is known is believed. */
static int
check_moment(Tape *t, PyObject *value)
{
    if (!t->heap->is_calm || is_plain(value))
        return OK;
    int is_another = may_be_another(t, value);
    if (is_another > 0)
        begin_moment(t->heap);
    return is_another < 0 ? FAILED : OK;
}

static int
put_label(Tape *t, PyObject *label, PyObject *value)
{
    uint64_t digest;
    Record *record;
    if (check_moment(t, value) < 0 || digest_of(t, value, &digest, &record) < 0 || put_text(&t->out, 0, label) < 0)
        return FAILED;
    if (record != NULL && label == S.empty && put_object_number(t, &t->value_name, 0, S.empty, object_of(t, record)) < 0)
        return FAILED;
    return put_reference(t, value, record);
}

/* An entry of a state that stands for itself. */
static int
put_aside(Tape *t, Py_ssize_t order, int is_global, PyObject *name, PyObject *value)
{
    uint64_t digest;
    Record *record;
    uint32_t number;
    if (digest_of(t, value, &digest, &record) < 0 || define_name(t, order, is_global, name, &number) < 0)
        return FAILED;
    return put_reference(t, value, record);
}

static int
put_entry(Tape *t, int is_global, PyObject *name, PyObject *value)
{
    return put_head(&t->out, is_global, name) < 0 ? FAILED : put_after_head(t, value);
}

/* The heads of some names, one after another, and where each ends. Behind the last one lies SHORT bytes of nothing, so
 * that a short one can be copied without asking how long it is. */
#define SHORT 32
typedef struct {
    Buffer data;
    Py_ssize_t count;
    size_t *ends;
} Heads;

static int
make_heads(Heads *heads, PyObject *names, int is_global)
{
    heads->count = PyTuple_Check(names) ? PyTuple_Size(names) : 0;
    heads->ends = calloc((size_t)heads->count + 1, sizeof(size_t));
    if (heads->ends == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    for (Py_ssize_t i = 0; i < heads->count; i++) {
        if (put_head(&heads->data, is_global, PyTuple_GetItem(names, i)) < 0)
            return FAILED;
        heads->ends[i + 1] = heads->data.size;
    }
    return reserve(&heads->data, SHORT);
}

static void
free_heads(Heads *heads)
{
    free(heads->data.data);
    free(heads->ends);
}

/* An entry under the name with that number; without heads, under the name itself. */
static inline int
put_named(Tape *t, const Heads *heads, Py_ssize_t number, int is_global, PyObject *name, PyObject *value)
{
    if (t->is_delta)
        return put_aside(t, is_global ? number + AFTER_LOCALS : number, is_global, name, value);
    if (heads == NULL)
        return put_entry(t, is_global, name, value);
    size_t start = heads->ends[number], size = heads->ends[number + 1] - start;
    if (reserve(&t->out, size + SHORT) < 0)
        return FAILED;
    if (size <= SHORT)
        memcpy(t->out.data + t->out.size, heads->data.data + start, SHORT);
    else
        memcpy(t->out.data + t->out.size, heads->data.data + start, size);
    t->out.size += size;
    return put_after_head(t, value);
}

static int
is_hidden(PyObject *name)
{
    Py_ssize_t size;
    PyObject *owner;
    const char *data = utf8(name, &size, &owner);
    if (data == NULL) {
        PyErr_Clear();
        return 1;
    }
    int r = size >= 2 && !memcmp(data, "__", 2) && !memcmp(data + size - 2, "__", 2);
    r |= size >= 1 && (data[0] == '@' || data[0] == '.');
    Py_DECREF(owner);
    return r;
}

/* All of a module or class body. */
static int
put_body(Tape *t, PyObject *variables)
{
    /* A class body's names may be kept in a mapping of the user's, whose methods are not to be called. */
    PyObject *items = PyDict_Check(variables) ? PyDict_Items(variables) : PyList_New(0);
    if (items == NULL)
        return FAILED;
    int r = OK;
    for (Py_ssize_t i = 0; i < PyList_Size(items) && r == OK; i++) {
        PyObject *pair = PyList_GetItem(items, i), *name = PyTuple_GetItem(pair, 0), *value = PyTuple_GetItem(pair, 1);
        if (Py_TYPE(name) == &PyUnicode_Type && !is_hidden(name) && !is_program(t, value))
            r = put_named(t, NULL, 0, 0, name, value);
    }
    Py_DECREF(items);
    return r;
}

static int
put_from_dict(Tape *t, PyObject *names, const Heads *heads, PyObject *variables, int is_global)
{
    Py_ssize_t size = PyTuple_Size(names);
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *name = PyTuple_GetItem(names, i);
        PyObject *value = PyDict_GetItemWithError(variables, name);
        if (value == NULL) {
            if (PyErr_Occurred())
                return FAILED;
            continue;
        }
        if (is_global && is_program(t, value))
            continue;
        Py_INCREF(value);
        int r = put_named(t, heads, i, is_global, name, value);
        Py_DECREF(value);
        if (r)
            return r;
    }
    return OK;
}

/* Since 3.13 a function's `f_locals` is no dict; its items come in the order of `names`, some of which may be missing. */
static int
put_from_mapping(Tape *t, PyObject *names, const Heads *heads, PyObject *variables)
{
    PyObject *items = PyMapping_Items(variables);
    if (items == NULL)
        return FAILED;
    Py_ssize_t size = PyTuple_Size(names), at = 0, count = PyList_Size(items);
    int r = OK;
    for (Py_ssize_t i = 0; i < size && at < count && r == OK; i++) {
        PyObject *name = PyTuple_GetItem(names, i);
        for (Py_ssize_t j = at; j < count; j++) {
            PyObject *pair = PyList_GetItem(items, j), *found = PyTuple_GetItem(pair, 0);
            if (found == name || PyUnicode_Compare(found, name) == 0) {
                r = put_named(t, heads, i, 0, name, PyTuple_GetItem(pair, 1));
                at = j == at ? j + 1 : at;
                break;
            }
        }
    }
    Py_DECREF(items);
    return r;
}

static int
put_locals(Tape *t, PyObject *names, const Heads *heads, PyObject *variables)
{
    if (names == Py_None)
        return put_body(t, variables);
    if (PyTuple_Size(names) == 0)
        return OK;
    return PyDict_CheckExact(variables) ? put_from_dict(t, names, heads, variables, 0)
                                        : put_from_mapping(t, names, heads, variables);
}

static int
put_globals(Tape *t, PyObject *names, const Heads *heads, PyObject *module)
{
    return PyTuple_Size(names) > 0 && PyDict_Check(module) ? put_from_dict(t, names, heads, module, 1) : OK;
}

static int
put_variables(Tape *t, PyObject *names, PyObject *variables, PyObject *global_names, PyObject *module)
{
    int r = put_locals(t, names, NULL, variables);
    return r == OK ? put_globals(t, global_names, NULL, module) : r;
}

static void
release_mirror(Mirror *m)
{
    if (m != NULL && --m->users == 0) {
        PyBuffer_Release(&m->view);
        free(m);
    }
}

/* What lies behind a size counts once that says so: the process may end anywhere. */
static void
store_size(unsigned char *at, uint64_t size)
{
#if defined(__GNUC__)
    __atomic_store_n((uint64_t *)at, size, __ATOMIC_RELEASE);
#else
    memcpy(at, &size, 8);
#endif
}

static void
reflect(Mirror *m, const unsigned char *row, const unsigned char *payload, size_t size)
{
    unsigned char *bank = (unsigned char *)m->view.buf + (size_t)m->bank * m->room;
    uint64_t at;
    memcpy(&at, bank, 8);
    if (m->is_full || BANK_HEAD + at + 24 + size > m->room) {
        m->is_full = 1;   /* until the next stretch */
        return;
    }
    memcpy(bank + BANK_HEAD + at, row, 24);
    if (size)
        memcpy(bank + BANK_HEAD + at + 24, payload, size);
    store_size(bank, at + 24 + size);
}

static void
reflect_stretch(Mirror *m)
{
    unsigned char row[24];
    uint32_t head[6] = {STRETCH, m->thread, (uint32_t)m->events, (uint32_t)(m->events >> 32), 0, 0};
    for (int i = 0; i < 6; i++)
        store_u32(row + 4 * i, head[i]);
    m->is_full = 0;
    reflect(m, row, NULL, 0);
}

static void
empty_bank(Mirror *m, int bank)
{
    memset((unsigned char *)m->view.buf + (size_t)bank * m->room, 0, BANK_HEAD);
}

/* A stretch was taken off the tape, and the next one begins: in the other bank, if that is free. */
static void
turn_mirror(Mirror *m, uint64_t events)
{
    m->events += events;
    m->waiting[m->bank]++;
    if (m->waiting[1 - m->bank] == 0) {
        m->bank = 1 - m->bank;
        empty_bank(m, m->bank);
    }
    reflect_stretch(m);
}

static int
put_row(Tape *t, uint32_t event, uint32_t line, uint32_t depth, uint32_t frame, uint32_t scope)
{
    uint32_t row[6] = {event, line, depth, frame, scope, (uint32_t)(t->out.size - t->last)};
    if (reserve(&t->rows, 24) < 0)
        return FAILED;
    for (int i = 0; i < 6; i++)
        store_u32(t->rows.data + t->rows.size + 4 * i, row[i]);
    t->rows.size += 24;
    if (t->mirror != NULL)
        reflect(t->mirror, t->rows.data + t->rows.size - 24, t->out.data + t->last, t->out.size - t->last);
    t->last = t->out.size;
    t->count++;
    return OK;
}

static int
row_from(PyObject *row, unsigned int out[5])
{
    return PyArg_ParseTuple(row, "IIIII", out, out + 1, out + 2, out + 3, out + 4) ? OK : FAILED;
}

#define MOST_CALM 64   /* events for which it is believed that nothing changes: what threads do that are not followed is seen then */

static void
begin_calm_event(Tape *t, int is_calm)
{
    t->is_writing = 1;
    t->first_name = t->next_name;
    t->first_value = t->next_value;
    t->heap->began = ++t->heap->now;
    t->heap->visited = 0;
    t->heap->next_index = 0;
    if (is_calm && t->heap->now - t->heap->moment <= MOST_CALM)
        t->heap->is_calm = 1;
    else
        begin_moment(t->heap);
}

static void
begin_event(Tape *t)
{
    begin_calm_event(t, 0);
}

#define SEEN_LATELY 4096   /* events after which an object that was not seen is forgotten, when there are many */

static int
finish_event(Tape *t, size_t start, int r, const unsigned int row[5])
{
    Heap *heap = t->heap;
    if (end_versions(t) < 0)
        r = FAILED;
    if (r == OK)
        r = put_row(t, row[0], row[1], row[2], row[3], row[4]);
    if (r != OK) {   /* what was just numbered is not there */
        t->out.size = start;
        t->next_name = t->first_name;
        t->next_value = t->first_value;
        t->epoch = ++epochs;
    }
    if (heap->used > heap->sweep_at) {
        if (sweep(heap, heap->now > SEEN_LATELY ? heap->now - SEEN_LATELY : 0) < 0)
            r = FAILED;
        heap->sweep_at = 2 * heap->used > 20000 ? 2 * heap->used : 20000;
    }
    t->is_writing = 0;
    /* Nothing is kept alive; what dies here may run code of the program, whose events come after this one. */
    if (PyDict_Size(t->memo) > 0)
        PyDict_Clear(t->memo);
    return r;
}

static PyObject *
tape_append(Tape *t, PyObject *args)
{
    PyObject *row, *names, *variables, *global_names, *module;
    unsigned int numbers[5];
    if (!PyArg_ParseTuple(args, "OOOOO", &row, &names, &variables, &global_names, &module) || row_from(row, numbers) < 0)
        return NULL;
    if (t->is_writing)
        return Py_NewRef(Py_None);
    size_t start = t->out.size;
    begin_event(t);
    int r = t->is_delta ? put_byte(&t->out, ASIDE) : OK;
    if (r == OK)
        r = put_variables(t, names, variables, global_names, module);
    return finish_event(t, start, r, numbers) == OK ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
tape_append_value(Tape *t, PyObject *args)
{
    PyObject *row, *label, *value, *names, *variables, *global_names, *module;
    unsigned int numbers[5];
    if (!PyArg_ParseTuple(args, "OOOOOOO", &row, &label, &value, &names, &variables, &global_names, &module)
        || row_from(row, numbers) < 0)
        return NULL;
    if (t->is_writing)
        return Py_NewRef(Py_None);
    size_t start = t->out.size;
    begin_event(t);
    int r = t->is_delta ? put_byte(&t->out, ASIDE | VALUED) : OK;
    if (r == OK)
        r = t->is_delta ? put_label(t, label, value) : put_entry(t, 0, label, value);
    if (r == OK)
        r = put_variables(t, names, variables, global_names, module);
    return finish_event(t, start, r, numbers) == OK ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
tape_encode(Tape *t, PyObject *value)
{
    size_t start = t->out.size;
    char was_writing = t->is_writing;
    t->depth = 0;
    t->is_writing = 1;   /* describing may let another thread run, which must not take the tape away */
    int r = put_value(t, value, t->limit);
    PyObject *snapshot = r == OK ? PyBytes_FromStringAndSize((char *)t->out.data + start, (Py_ssize_t)(t->out.size - start)) : NULL;
    t->out.size = start;
    t->is_writing = was_writing;
    if (!was_writing)
        PyDict_Clear(t->memo);
    return snapshot;
}

static PyObject *
tape_fingerprint(Tape *t, PyObject *value)
{
    if (t->is_writing)
        return PyBytes_FromStringAndSize("", 0);
    size_t start = t->out.size;
    begin_event(t);
    int r = put_snapshot(t, value);
    PyObject *snapshot = r == OK ? PyBytes_FromStringAndSize((char *)t->out.data + start, (Py_ssize_t)(t->out.size - start)) : NULL;
    t->out.size = start;
    t->is_writing = 0;
    PyDict_Clear(t->memo);
    return snapshot;
}

static PyObject *
tape_forget(Tape *t, PyObject *Py_UNUSED(ignored))
{
    if (!t->is_writing && sweep(t->heap, UINT64_MAX) < 0)
        return NULL;
    return Py_NewRef(Py_None);
}

static PyObject *
tape_rest(Tape *t, PyObject *Py_UNUSED(ignored))
{
    if (!t->is_writing && hand_over(t->heap) < 0)
        return NULL;
    return Py_NewRef(Py_None);
}

/* What was on a tape: bytes to be read once, handed over without copying. */
typedef struct {
    PyObject_HEAD
    Buffer buffer;
    Mirror *mirror;
    int bank;
} Stretch;

static PyTypeObject *stretch_type;

static void
stretch_dealloc(Stretch *s)
{
    PyTypeObject *type = Py_TYPE(OBJ(s));
    if (s->mirror != NULL) {
        s->mirror->waiting[s->bank]--;
        release_mirror(s->mirror);
    }
    free(s->buffer.data);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(s);
    Py_DECREF(type);
}

static int
stretch_getbuffer(PyObject *self, Py_buffer *view, int flags)
{
    Buffer *b = &((Stretch *)self)->buffer;
    return PyBuffer_FillInfo(view, self, b->data ? (void *)b->data : (void *)"", (Py_ssize_t)b->size, 1, flags);
}

static Py_ssize_t
stretch_length(PyObject *self)
{
    return (Py_ssize_t)((Stretch *)self)->buffer.size;
}

static PyType_Slot stretch_slots[] = {
    {Py_tp_dealloc, stretch_dealloc},
    {Py_bf_getbuffer, stretch_getbuffer},
    {Py_sq_length, stretch_length},
    {0, NULL},
};
static PyType_Spec stretch_spec = {"ndb.trace._encode.Stretch", sizeof(Stretch), 0, Py_TPFLAGS_DEFAULT, stretch_slots};

static PyObject *
tape_take(Tape *t, PyObject *Py_UNUSED(ignored))
{
    Stretch *rows = (Stretch *)PyType_GenericAlloc(stretch_type, 0), *out = (Stretch *)PyType_GenericAlloc(stretch_type, 0);
    PyObject *taken = rows && out ? PyTuple_Pack(2, OBJ(rows), OBJ(out)) : NULL;
    if (taken != NULL && !t->is_writing) {   /* after all objects were made, which may run anything */
        rows->buffer = t->rows;
        out->buffer = t->out;
        memset(&t->rows, 0, sizeof t->rows);
        memset(&t->out, 0, sizeof t->out);
        if (t->mirror != NULL && t->count > 0) {
            out->mirror = t->mirror;
            out->bank = t->mirror->bank;
            t->mirror->users++;
            turn_mirror(t->mirror, t->count);
        }
        free(t->taken_objects.data);
        t->taken_objects = t->objects;
        memset(&t->objects, 0, sizeof t->objects);
        t->told_at = t->next_object_name = t->value_name = 0;
        if (t->versions != NULL) {
            free(t->versions->taken.data);
            t->versions->taken = t->versions->out;
            memset(&t->versions->out, 0, sizeof(Buffer));
            t->versions->told_at = 0;
        }
        t->last = t->count = 0;
        t->next_name = t->next_value = 0;
        t->epoch = ++epochs;
    }
    Py_XDECREF(OBJ(rows));
    Py_XDECREF(OBJ(out));
    return taken;
}

#ifndef _WIN32
/* A part of a file as memory that stays when the process ends. Python's own mmap keeps a descriptor, which a program may
 * close and have again as one of its own. */
typedef struct {
    PyObject_HEAD
    void *data;
    size_t size;
} Shared;

static PyTypeObject *shared_type;

static void
shared_dealloc(Shared *s)
{
    PyTypeObject *type = Py_TYPE(OBJ(s));
    if (s->data != NULL)
        munmap(s->data, s->size);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(s);
    Py_DECREF(type);
}

static int
shared_getbuffer(PyObject *self, Py_buffer *view, int flags)
{
    return PyBuffer_FillInfo(view, self, ((Shared *)self)->data, (Py_ssize_t)((Shared *)self)->size, 0, flags);
}

static PyType_Slot shared_slots[] = {
    {Py_tp_dealloc, shared_dealloc},
    {Py_bf_getbuffer, shared_getbuffer},
    {0, NULL},
};
static PyType_Spec shared_spec = {"ndb.trace._encode.Shared", sizeof(Shared), 0, Py_TPFLAGS_DEFAULT, shared_slots};

static void *
map_part(const char *path, off_t start, size_t size)
{
    struct stat found;
    int file = open(path, O_RDWR | O_CLOEXEC);
    void *data = MAP_FAILED;
    if (file < 0)
        return MAP_FAILED;
    if (fstat(file, &found) == 0 && (found.st_size >= start + (off_t)size || ftruncate(file, start + (off_t)size) == 0))
        data = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, start);
    close(file);
    return data;
}

static PyObject *
share_file(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *path;
    Py_ssize_t start, size;
    if (!PyArg_ParseTuple(args, "O&nn", PyUnicode_FSConverter, &path, &start, &size))
        return NULL;
    Shared *s = (Shared *)PyType_GenericAlloc(shared_type, 0);
    void *data = s && size > 0 ? map_part(PyBytes_AsString(path), (off_t)start, (size_t)size) : MAP_FAILED;
    Py_DECREF(path);
    if (data == MAP_FAILED) {
        Py_XDECREF(OBJ(s));
        return PyErr_Occurred() ? NULL : PyErr_SetFromErrno(PyExc_OSError);
    }
    s->data = data;
    s->size = (size_t)size;
    return OBJ(s);
}
#endif

/* Lines of text in some memory that outlives the process (tail.py): how much there is stands before them, and counts. */
typedef struct {
    PyObject_HEAD
    Py_buffer view;
    size_t at, size;
} Lines;

static PyTypeObject *lines_type;

static void
put_line(Lines *l, const char *const parts[], const size_t sizes[], int count)
{
    unsigned char *head = (unsigned char *)l->view.buf + l->at;
    size_t size = l->size;
    for (int i = 0; i < count; i++)
        size += sizes[i];
    if (l->at + 8 + size + 1 > (size_t)l->view.len)
        return;
    for (int i = 0; i < count; l->size += sizes[i], i++)
        memcpy(head + 8 + l->size, parts[i], sizes[i]);
    head[8 + l->size++] = '\n';
    store_size(head, l->size);
}

static void
put_scope_line(Lines *l, unsigned int number, PyObject *text)
{
    char start[48];
    int size = PyOS_snprintf(start, sizeof start, "{\"at\":%u,\"scopes\":[", number);
    const char *parts[] = {start, PyBytes_AsString(text), "]}"};
    size_t sizes[] = {(size_t)size, (size_t)PyBytes_Size(text), 2};
    put_line(l, parts, sizes, 3);
}

static PyObject *
lines_add(Lines *l, PyObject *line)
{
    if (!PyBytes_Check(line)) {
        PyErr_SetString(PyExc_TypeError, "a line is bytes");
        return NULL;
    }
    const char *parts[] = {PyBytes_AsString(line)};
    size_t sizes[] = {(size_t)PyBytes_Size(line)};
    put_line(l, parts, sizes, 1);
    return Py_NewRef(Py_None);
}

static PyObject *
lines_add_scope(Lines *l, PyObject *args)
{
    unsigned int number;
    PyObject *text;
    if (!PyArg_ParseTuple(args, "IS", &number, &text))
        return NULL;
    put_scope_line(l, number, text);
    return Py_NewRef(Py_None);
}

static PyObject *
lines_clear(Lines *l, PyObject *Py_UNUSED(ignored))
{
    l->size = 0;
    store_size((unsigned char *)l->view.buf + l->at, 0);
    return Py_NewRef(Py_None);
}

static int
lines_init(Lines *l, PyObject *args, PyObject *Py_UNUSED(kwargs))
{
    PyObject *memory;
    Py_ssize_t at;
    if (l->view.obj != NULL || !PyArg_ParseTuple(args, "On", &memory, &at)
        || PyObject_GetBuffer(memory, &l->view, PyBUF_WRITABLE) < 0)
        return -1;
    if (at < 0 || at % 8 || at + 8 > l->view.len) {
        PyBuffer_Release(&l->view);
        PyErr_SetString(PyExc_ValueError, "too little memory");
        return -1;
    }
    l->at = (size_t)at;
    return 0;
}

static void
lines_dealloc(Lines *l)
{
    PyTypeObject *type = Py_TYPE(OBJ(l));
    if (l->view.obj != NULL)
        PyBuffer_Release(&l->view);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(l);
    Py_DECREF(type);
}

static PyMethodDef lines_methods[] = {
    {"add", (PyCFunction)lines_add, METH_O, "Add a line, if there is room."},
    {"add_scope", (PyCFunction)lines_add_scope, METH_VARARGS, "Add a line that tells of a scope by its number."},
    {"clear", (PyCFunction)lines_clear, METH_NOARGS, "Have no lines."},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot lines_slots[] = {
    {Py_tp_init, lines_init}, {Py_tp_new, PyType_GenericNew}, {Py_tp_dealloc, lines_dealloc}, {Py_tp_methods, lines_methods}, {0, NULL},
};
static PyType_Spec lines_spec = {"ndb.trace._encode.Lines", sizeof(Lines), 0, Py_TPFLAGS_DEFAULT, lines_slots};

static PyObject *
tape_mirror(Tape *t, PyObject *args)
{
    PyObject *memory;
    unsigned int thread;
    if (!PyArg_ParseTuple(args, "OI", &memory, &thread))
        return NULL;
    if (memory == Py_None) {   /* no longer */
        release_mirror(t->mirror);
        t->mirror = NULL;
        return Py_NewRef(Py_None);
    }
    Mirror *m = calloc(1, sizeof(Mirror));
    if (m == NULL)
        return PyErr_NoMemory();
    if (PyObject_GetBuffer(memory, &m->view, PyBUF_WRITABLE) < 0) {
        free(m);
        return NULL;
    }
    m->users = 1;
    m->thread = thread;
    m->room = (size_t)m->view.len / 2 / 8 * 8;
    if (m->room < 4096 || t->mirror != NULL || t->count > 0) {
        release_mirror(m);
        PyErr_SetString(PyExc_ValueError, "too little memory, or a tape that is in use");
        return NULL;
    }
    empty_bank(m, 0);
    empty_bank(m, 1);
    reflect_stretch(m);
    t->mirror = m;
    return Py_NewRef(Py_None);
}

/* tape.columns */
static PyObject *
columns(PyObject *Py_UNUSED(module), PyObject *rows)
{
    Py_buffer view;
    if (PyObject_GetBuffer(rows, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    size_t count = (size_t)view.len / 24;
    PyObject *table = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)count * 24);
    char *to = table ? PyBytes_AsString(table) : NULL;
    for (size_t column = 0; to != NULL && column < 6; column++)
        for (size_t row = 0; row < count; row++, to += 4)
            memcpy(to, (char *)view.buf + row * 24 + column * 4, 4);
    PyBuffer_Release(&view);
    return table;
}

static PyObject *
tape_peek(Tape *t, PyObject *Py_UNUSED(ignored))
{
    return Py_BuildValue("y#y#", t->rows.data ? (char *)t->rows.data : "", (Py_ssize_t)t->rows.size,
                         t->out.data ? (char *)t->out.data : "", (Py_ssize_t)t->out.size);
}

static PyObject *
tape_taken_objects(Tape *t, PyObject *Py_UNUSED(ignored))
{
    Stretch *objects = (Stretch *)PyType_GenericAlloc(stretch_type, 0);
    if (objects != NULL) {
        objects->buffer = t->taken_objects;
        memset(&t->taken_objects, 0, sizeof t->taken_objects);
    }
    return OBJ(objects);
}

/* The versions of what was taken last; None if none was ever written. */
static PyObject *
tape_taken_versions(Tape *t, PyObject *Py_UNUSED(ignored))
{
    if (t->versions == NULL || !t->versions->was_ever)
        return Py_NewRef(Py_None);
    Stretch *versions = (Stretch *)PyType_GenericAlloc(stretch_type, 0);
    if (versions != NULL) {
        versions->buffer = t->versions->taken;
        memset(&t->versions->taken, 0, sizeof(Buffer));
    }
    return OBJ(versions);
}

/* Write versions of objects, as far as an account of bytes goes. */
static PyObject *
tape_hold(Tape *t, PyObject *args)
{
    long long account, an_event;
    if (!PyArg_ParseTuple(args, "LL", &account, &an_event))
        return NULL;
    Versions *v = calloc(1, sizeof(Versions));
    if (v == NULL)
        return PyErr_NoMemory();
    v->recording = ++recordings;
    v->account = account;
    v->reserve = account / 4;
    v->an_event = an_event;
    free_versions(t->versions);
    t->versions = v;
    return Py_NewRef(Py_None);
}

static PyObject *
tape_payload_size(Tape *t, void *Py_UNUSED(closure))
{
    return PyLong_FromSize_t(t->out.size);
}

static int
tape_init(Tape *t, PyObject *args, PyObject *kwargs)
{
    PyObject *describe, *plain, *functions, *nodes, *plan, *shapes, *before;
    Py_ssize_t limit;
    int is_delta;
    if (kwargs != NULL && PyDict_Size(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "a tape takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "OnO!OO!OO!pO", &describe, &limit, &PyDict_Type, &plain, &functions, &PyTuple_Type, &nodes, &plan,
                          &PyDict_Type, &shapes, &is_delta, &before))
        return -1;
    PyTypeObject **slots[] = {&t->opaque, &t->object, &t->wrapped, &t->cut, &t->gone, &t->cycle};
    if (PyTuple_Size(nodes) != 6) {
        PyErr_SetString(PyExc_TypeError, "six kinds of nodes");
        return -1;
    }
    for (int i = 0; i < 6; i++)
        *slots[i] = (PyTypeObject *)Py_NewRef(PyTuple_GetItem(nodes, i));
    ASSIGN(t->describe, Py_NewRef(describe));
    ASSIGN(t->plain, Py_NewRef(plain));
    ASSIGN(t->functions, Py_NewRef(functions));
    ASSIGN(t->plan, Py_NewRef(plan));
    ASSIGN(t->shapes, Py_NewRef(shapes));
    ASSIGN(t->memo, PyDict_New());
    if (t->heap == NULL && (t->heap = calloc(1, sizeof(Heap))) == NULL)
        PyErr_NoMemory();
    if (t->memo == NULL || t->heap == NULL)
        return -1;
    t->heap->sweep_at = 20000;
    if (Py_TYPE(before) == Py_TYPE(OBJ(t)) && !((Tape *)before)->is_writing) {
        Heap *own = t->heap;
        t->heap = ((Tape *)before)->heap;
        ((Tape *)before)->heap = own;
    }
    t->is_delta = (char)is_delta;
    t->epoch = ++epochs;
    t->limit = limit;
    t->look_at = UINT32_MAX;
    return 0;
}

static int
tape_traverse(Tape *t, visitproc visit, void *arg)
{
    Py_VISIT(t->describe);
    Py_VISIT(t->plan);
    Py_VISIT(t->shapes);
    Py_VISIT(t->plain);
    Py_VISIT(t->memo);
    Py_VISIT(Py_TYPE(OBJ(t)));
    return 0;
}

static int
tape_clear(Tape *t)
{
    Py_CLEAR(t->describe);
    Py_CLEAR(t->plan);
    Py_CLEAR(t->shapes);
    Py_CLEAR(t->plain);
    Py_CLEAR(t->functions);
    Py_CLEAR(t->memo);
    Py_CLEAR(t->opaque);
    Py_CLEAR(t->object);
    Py_CLEAR(t->wrapped);
    Py_CLEAR(t->cut);
    Py_CLEAR(t->gone);
    Py_CLEAR(t->cycle);
    return 0;
}

static void
dealloc(PyObject *self, int (*clear)(PyObject *))
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    clear(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

static void
tape_dealloc(Tape *t)
{
    free(t->out.data);
    free(t->rows.data);
    free(t->objects.data);
    free(t->taken_objects.data);
    free_versions(t->versions);
    release_mirror(t->mirror);
    t->mirror = NULL;
    if (t->heap != NULL)
        free_heap(t->heap);
    t->heap = NULL;
    dealloc((PyObject *)t, (int (*)(PyObject *))tape_clear);
}

static PyMethodDef tape_methods[] = {
    {"append", (PyCFunction)tape_append, METH_VARARGS, "Add an event without a value."},
    {"append_value", (PyCFunction)tape_append_value, METH_VARARGS, "Add an event with a value."},
    {"encode", (PyCFunction)tape_encode, METH_O, "The snapshot of a value."},
    {"fingerprint", (PyCFunction)tape_fingerprint, METH_O, "The snapshot of a value with the mark of all that it reaches."},
    {"forget", (PyCFunction)tape_forget, METH_NOARGS, "Forget all objects that were seen."},
    {"rest", (PyCFunction)tape_rest, METH_NOARGS, "Keep alive nothing that a later recording need not know."},
    {"taken_objects", (PyCFunction)tape_taken_objects, METH_NOARGS, "Which objects variables were in what was taken last."},
    {"taken_versions", (PyCFunction)tape_taken_versions, METH_NOARGS, "What objects held, of what was taken last."},
    {"hold", (PyCFunction)tape_hold, METH_VARARGS, "Write what objects hold, as far as an account of bytes goes."},
    {"mirror", (PyCFunction)tape_mirror, METH_VARARGS, "Have all events in some memory, too, until they are written."},
    {"peek", (PyCFunction)tape_peek, METH_NOARGS, "The rows and payloads so far, which stay."},
    {"take", (PyCFunction)tape_take, METH_NOARGS, "Hand over rows and payloads, and start anew."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef tape_members[] = {
    {"count", T_UINT, offsetof(Tape, count), READONLY, "Events since the last take."},
    {"is_delta", T_BOOL, offsetof(Tape, is_delta), READONLY, "Only changes are written."},
    {"look_at", T_UINT, offsetof(Tape, look_at), 0, "Count from which `attend` is called."},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef tape_getters[] = {
    {"payload_size", (getter)tape_payload_size, NULL, "Bytes of snapshots since the last take.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot tape_slots[] = {
    {Py_tp_init, tape_init},       {Py_tp_new, PyType_GenericNew}, {Py_tp_dealloc, tape_dealloc},
    {Py_tp_traverse, tape_traverse}, {Py_tp_clear, tape_clear},    {Py_tp_methods, tape_methods},
    {Py_tp_members, tape_members}, {Py_tp_getset, tape_getters},   {0, NULL},
};
static PyType_Spec tape_spec = {
    "ndb.trace._encode.Tape", sizeof(Tape), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, tape_slots,
};

/* ---------------------------------------------------------------- tracer.Activation */

typedef struct {
    Py_ssize_t at;
    int is_cell;
} Slot;

/* What tracer needs of a scopes.CodeInfo, in C. */
typedef struct {
    PyObject_HEAD
    PyObject *info, *code, *names, *global_names, *spans, *no_steps, *resumes, *jumps, *gaps;
    PyObject *lasting;   /* scopes.Scopes.lasting; None: its scope is to be asked for in each recording */
    Heads heads, global_heads;
    uint32_t *numbers;   /* of every name, local and global, in an epoch: 0 or its number + 1; then those for objects */
    uint64_t numbered_in;
    Slot *slots;   /* of every name, where in the frame its value is; NULL: to be asked for by name */
    unsigned int scope, line, first;
    unsigned long recording;   /* in which the scope has that number, and the code is watched */
    int start;
    char can_suspend, is_watched, has_hidden, is_spread, is_asked;
    unsigned int events;       /* as long as it was not asked which instructions change nothing */
    PyObject *calm;            /* instructions/calm.py; NULL: not asked */
    const uint16_t *changes;   /* what is in it; NULL: nothing is known */
    size_t units;
    char *first_unit;
} Known;

typedef struct {
    PyObject_HEAD
    PyObject *frame, *scopes;
    Known *known;
    unsigned int scope, number, depth, line, span;
    char raised, thrown;
    Written *written;    /* of every name; of a body, its variables in their order */
    Written *globals;    /* of every global name */
    uint64_t globals_at; /* when they were looked at */
    Py_ssize_t count;
    uint64_t written_in;
} Activation;

static PyTypeObject *known_type, *activation_type, *hot_path_type;

static void
known_dealloc(Known *k)
{
    PyTypeObject *type = Py_TYPE(OBJ(k));
    Py_CLEAR(k->info);
    Py_CLEAR(k->code);
    Py_CLEAR(k->names);
    Py_CLEAR(k->global_names);
    Py_CLEAR(k->spans);
    Py_CLEAR(k->no_steps);
    Py_CLEAR(k->resumes);
    Py_CLEAR(k->jumps);
    Py_CLEAR(k->gaps);
    Py_CLEAR(k->lasting);
    Py_CLEAR(k->calm);
    free_heads(&k->heads);
    free_heads(&k->global_heads);
    free(k->slots);
    free(k->numbers);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(k);
    Py_DECREF(type);
}

static PyType_Slot known_slots[] = {{Py_tp_dealloc, known_dealloc}, {0, NULL}};
static PyType_Spec known_spec = {"ndb.trace._encode.Known", sizeof(Known), 0, Py_TPFLAGS_DEFAULT, known_slots};

static int
number_of(PyObject *info, const char *name, unsigned int *out)
{
    PyObject *value = PyObject_GetAttrString(info, name);
    if (value == NULL)
        return FAILED;
    *out = (unsigned int)PyLong_AsLong(value);
    Py_DECREF(value);
    return PyErr_Occurred() ? FAILED : OK;
}

/* ---- a frame's variables where they are
 *
 * `f_locals` copies all variables into a dict, to be looked up there one by one: a third of the time of an event. Before
 * 3.13 that dict is the frame's own: what `locals()` gave the program changes under its hands, and values live longer than
 * they should. A frame has its variables in an array, in the order of `co_varnames`, cells, `co_freevars`. How to find it is
 * not in the limited API, but has been the same in all releases of 3.11, 3.12 and 3.13, and every frame is checked to look
 * as it should before anything is read. Otherwise, in later versions and for the bodies of modules and classes, `f_locals`
 * is asked. */

typedef struct {
    PyObject_HEAD
    void *back;
    struct Inner *inner;
} Frame;

typedef struct {
    PyObject_HEAD
    PyObject *content;
} Cell;

typedef struct Inner {
    PyObject *fields[8];   /* among them the code and the frame object */
    int stack_top;
    char rest[4];
    PyObject *variables[1];
} Inner;

static size_t trace_lines;   /* where a frame says whether its lines are told of; 0: not known */
static int code_field = -1, frame_field = -1;   /* which of the fields; -1: this Python's frames are not known */
static PyTypeObject *cell_type;

/* Lines of code that is not the user's need not be told. Tried out on the frame that runs, behind which stands where the
 * trace function (8 bytes) and the line number (4) stand. */
static int
learn_lines(void)
{
    PyObject *frame = (PyObject *)PyEval_GetFrame();
    if (frame == NULL || AT(char, frame, 44) != 1)
        return OK;
    AT(char, frame, 44) = 0;
    PyObject *told = PyObject_GetAttrString(frame, "f_trace_lines");
    AT(char, frame, 44) = 1;
    if (told == Py_False)
        trace_lines = 44;
    Py_XDECREF(told);
    return told == NULL ? FAILED : OK;
}

static int
learn_frames(void)
{
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    PyObject *types = PyImport_ImportModule("types");
    cell_type = types ? (PyTypeObject *)PyObject_GetAttrString(types, "CellType") : NULL;
    Py_XDECREF(types);
    if (cell_type == NULL)
        return FAILED;
    if (Py_Version >> 24 != 3 || sizeof(void *) != 8)
        return OK;
    if (minor == 11) {
        code_field = 4;
        frame_field = 5;
        return learn_lines();
    }
    else if (minor == 12 || minor == 13) {
        code_field = 0;
        frame_field = 6;
    }
    return OK;
}

/* The variables of a frame, NULL if they cannot be found. */
static inline PyObject **
variables_of(PyObject *frame, PyObject *code)
{
    Inner *inner = ((Frame *)frame)->inner;
    if (inner == NULL || inner->fields[code_field] != code || inner->fields[frame_field] != frame)
        return NULL;
    return inner->variables;
}

static Py_ssize_t
index_of(PyObject *names, PyObject *name)
{
    Py_ssize_t size = PyList_Size(names);
    for (Py_ssize_t i = 0; i < size; i++)
        if (PyList_GetItem(names, i) == name || PyUnicode_Compare(PyList_GetItem(names, i), name) == 0)
            return i;
    return -1;
}

/* Add those of a code object's names that are not there yet. */
static int
add_names(PyObject *all, PyObject *code, const char *attribute)
{
    PyObject *names = PyObject_GetAttrString(code, attribute);
    Py_ssize_t size = names ? PyTuple_Size(names) : -1;
    int r = size < 0 ? FAILED : OK;
    for (Py_ssize_t i = 0; i < size && r == OK; i++)
        if (index_of(all, PyTuple_GetItem(names, i)) < 0)
            r = PyList_Append(all, PyTuple_GetItem(names, i));
    Py_XDECREF(names);
    return r;
}

/* The names of all that a frame's array holds, and those of them that are cells. */
static int
names_of_array(PyObject *code, PyObject *all, PyObject *cells)
{
    if (add_names(all, code, "co_varnames") < 0 || add_names(all, code, "co_cellvars") < 0
        || add_names(all, code, "co_freevars") < 0)
        return FAILED;
    return add_names(cells, code, "co_cellvars") < 0 ? FAILED : add_names(cells, code, "co_freevars");
}

/* Where every name's value is, if that can be said of all of them. */
static int
find_slots(Known *k)
{
    if (code_field < 0 || k->names == Py_None || k->is_asked)
        return OK;
    Py_ssize_t size = PyTuple_Size(k->names), found = 0;
    PyObject *all = PyList_New(0), *cells = PyList_New(0);
    Slot *slots = calloc((size_t)size + 1, sizeof(Slot));
    int r = all && cells && slots ? names_of_array(k->code, all, cells) : FAILED;
    for (; r == OK && found < size; found++) {
        PyObject *name = PyTuple_GetItem(k->names, found);
        slots[found] = (Slot){index_of(all, name), index_of(cells, name) >= 0};
        if (slots[found].at < 0)
            break;
    }
    Py_XDECREF(all);
    Py_XDECREF(cells);
    if (r == OK && found == size)
        k->slots = slots;
    else
        free(slots);
    return r < 0 || PyErr_Occurred() ? FAILED : OK;
}

static Known *
known_new(PyObject *info)
{
    Known *k = (Known *)PyType_GenericAlloc(known_type, 0);
    unsigned int start = 0, can_suspend = 0, is_spread = 0, is_asked = 0;
    if (k == NULL)
        return NULL;
    k->info = Py_NewRef(info);
    k->code = PyObject_GetAttrString(info, "code");
    k->names = PyObject_GetAttrString(info, "names");
    k->global_names = PyObject_GetAttrString(info, "global_names");
    k->spans = PyObject_GetAttrString(info, "spans");
    k->no_steps = PyObject_GetAttrString(info, "no_steps");
    k->resumes = PyObject_GetAttrString(info, "resumes");
    k->jumps = PyDict_New();
    k->gaps = PyObject_GetAttrString(info, "gaps");
    PyObject *hidden = PyObject_GetAttrString(info, "hidden");
    k->has_hidden = hidden != NULL && PySet_Size(hidden) > 0;
    Py_XDECREF(hidden);
    int failed = number_of(info, "is_asked", &is_asked);
    k->is_asked = (char)is_asked;   /* before the slots are looked for */
    if (!k->code || !k->names || !k->global_names || !k->spans || !k->no_steps || !k->resumes || !k->jumps
        || !k->gaps || hidden == NULL || failed < 0 || find_slots(k) < 0 || number_of(info, "scope", &k->scope) < 0
        || number_of(info, "line", &k->line) < 0 || number_of(info, "first", &k->first) < 0
        || make_heads(&k->heads, k->names, 0) < 0 || make_heads(&k->global_heads, k->global_names, 1) < 0
        || number_of(info, "start", &start) < 0 || number_of(info, "can_suspend", &can_suspend) < 0
        || number_of(info, "is_spread", &is_spread) < 0) {
        Py_DECREF(OBJ(k));
        return NULL;
    }
    k->numbers = calloc(2 * (size_t)(k->heads.count + k->global_heads.count) + 1, sizeof(uint32_t));
    if (k->numbers == NULL) {
        Py_DECREF(OBJ(k));
        PyErr_NoMemory();
        return NULL;
    }
    k->start = (int)start;
    k->can_suspend = (char)can_suspend;
    k->is_spread = (char)is_spread;
    return k;
}

static void
activation_dealloc(Activation *a)
{
    PyTypeObject *type = Py_TYPE(OBJ(a));
    Py_CLEAR(a->frame);
    Py_CLEAR(a->scopes);
    Py_CLEAR(a->known);
    drop_written(a->written, a->count);
    free(a->globals);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(a);
    Py_DECREF(type);
}

static PyObject *
activation_info(Activation *a, void *Py_UNUSED(closure))
{
    return Py_NewRef(a->known->info);   /* its scope has this number here, which may be another in that */
}

static PyMemberDef activation_members[] = {
    {"frame", T_OBJECT, offsetof(Activation, frame), READONLY, NULL},
    {"number", T_UINT, offsetof(Activation, number), READONLY, NULL},
    {"scope", T_UINT, offsetof(Activation, scope), READONLY, NULL},
    {"depth", T_UINT, offsetof(Activation, depth), 0, NULL},
    {"line", T_UINT, offsetof(Activation, line), 0, NULL},
    {"span", T_UINT, offsetof(Activation, span), 0, NULL},
    {"raised", T_BOOL, offsetof(Activation, raised), 0, NULL},
    {"thrown", T_BOOL, offsetof(Activation, thrown), 0, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef activation_getters[] = {
    {"info", (getter)activation_info, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot activation_slots[] = {
    {Py_tp_dealloc, activation_dealloc},
    {Py_tp_members, activation_members},
    {Py_tp_getset, activation_getters},
    {0, NULL},
};
static PyType_Spec activation_spec = {
    "ndb.trace._encode.Activation", sizeof(Activation), 0, Py_TPFLAGS_DEFAULT, activation_slots,
};

/* ---------------------------------------------------------------- tracer.HotPath */

#define LATELY 512

typedef struct HotPath {
    PyObject_HEAD
    PyObject *scopes, *attend, *stack, *suspended, *knowns, *numbers, *unsettled, *disable, *next;
    Tape *tape;
    uint64_t thread;
    unsigned int frames;
    unsigned int spare_frames;   /* by how much the recursion limit was raised for hooks that the program calls */
    PyObject *set_limit;         /* sys.setrecursionlimit, which alone tells how deep the stack is */
    char is_closed, is_busy, has_headroom;
    char is_stirred;       /* since the last event something may have changed */
    PyObject *here;        /* not a reference: the frame that runs, if it is known what has run of it since the last event: */
    size_t from;           /* from this unit on */
    uint64_t dicts;        /* what would have been the next tag of a dict then */
    unsigned long recording;
    struct {
        PyObject *code;
        Known *known;   /* NULL: not the user's */
    } lately[LATELY];   /* borrowed: what is known of code is never forgotten */
} HotPath;

/* Ask about code that was never met; a borrowed reference. */
static PyObject *
get_to_know(HotPath *h, PyObject *key, PyObject *code)
{
    PyObject *method = PyObject_GetAttr(h->scopes, S.info);
    PyObject *info = method ? call_python(method, code, NULL, NULL) : NULL;
    Py_XDECREF(method);
    /* The code object itself stands for "not the user's": it is kept, so that its address is not used again. */
    PyObject *made = info == NULL ? NULL : info == Py_None ? Py_NewRef(code) : (PyObject *)known_new(info);
    Py_XDECREF(info);
    if (made == NULL || PyDict_SetItem(h->knowns, key, made) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    Py_DECREF(made);
    return made;
}

/* Have the scope of code that is the same in all recordings listed in this one, as scopes.Scopes would; 1: that is to be asked. */
static int
list_lasting(HotPath *h, Known *k, PyObject *key)
{
    if (k->lasting == NULL || k->lasting == Py_None)
        return 1;
    PyObject *files = PyObject_GetAttr(h->scopes, S.files), *scopes = PyObject_GetAttr(h->scopes, S.scopes);
    PyObject *lines = PyObject_GetAttr(h->scopes, S.lines_told), *lock = PyObject_GetAttr(h->scopes, S.lock);
    PyObject *locked = lock ? PyObject_CallMethodObjArgs(lock, S.locked, NULL) : NULL, *text = PyTuple_GetItem(k->lasting, 2);
    int r = files && scopes && lines && locked ? PySet_Contains(files, PyTuple_GetItem(k->lasting, 1)) : FAILED;
    if (r >= 0)
        r = r == 1 && locked == Py_False && (lines == Py_None || PyBytes_Size(text) > 0) ? OK : 1;
    if (r == OK && (PyDict_Contains(h->numbers, key) != 0 || !PyList_Check(scopes)))
        r = 1;
    PyObject *number = r == OK ? PyLong_FromSsize_t(PyList_Size(scopes)) : NULL;
    if (r == OK && (number == NULL || PyList_Append(scopes, PyTuple_GetItem(k->lasting, 0)) < 0 || PyDict_SetItem(h->numbers, key, number) < 0))
        r = FAILED;
    if (r == OK) {
        k->scope = (unsigned int)PyLong_AsLong(number);
        if (lines != Py_None)
            put_scope_line((Lines *)lines, k->scope, text);
    }
    Py_XDECREF(files);
    Py_XDECREF(scopes);
    Py_XDECREF(lines);
    Py_XDECREF(lock);
    Py_XDECREF(locked);
    Py_XDECREF(number);
    return r;
}

/* Have the number that a scope has in this recording; 1: it has none. */
static int
number_scope(HotPath *h, Known *k, PyObject *key)
{
    int listed = list_lasting(h, k, key);
    if (listed != 1) {
        k->recording = h->recording;
        k->is_watched = 0;
        return listed;
    }
    PyObject *method = PyObject_GetAttr(h->scopes, S.number);
    PyObject *number = method ? call_python(method, k->code, NULL, NULL) : NULL;
    Py_XDECREF(method);
    if (number == NULL)
        return FAILED;
    long found = PyLong_AsLong(number);
    Py_DECREF(number);
    if (found < 0)
        return PyErr_Occurred() ? FAILED : 1;
    k->scope = (unsigned int)found;
    k->recording = h->recording;
    k->is_watched = 0;
    if (k->lasting == NULL) {
        method = PyObject_GetAttr(h->scopes, S.lasting);
        k->lasting = method ? call_python(method, k->code, NULL, NULL) : NULL;
        Py_XDECREF(method);
    }
    return k->lasting == NULL ? FAILED : OK;
}

/* A new reference, NULL without an error for code that is not the user's. */
static Known *
known_of(HotPath *h, PyObject *code)
{
    size_t at = slot_of(code) % LATELY;
    if (h->lately[at].code == code && (h->lately[at].known == NULL || h->lately[at].known->recording == h->recording))
        return (Known *)Py_XNewRef(OBJ(h->lately[at].known));
    PyObject *key = PyLong_FromVoidPtr(code);
    PyObject *found = key ? PyDict_GetItemWithError(h->knowns, key) : NULL;
    if (found == NULL && !PyErr_Occurred())
        found = get_to_know(h, key, code);
    Known *k = found != NULL && Py_TYPE(found) == known_type ? (Known *)found : NULL;
    int is_there = found != NULL && (k == NULL || k->recording == h->recording || number_scope(h, k, key) == OK);
    Py_XDECREF(key);
    if (!is_there)
        return NULL;
    h->lately[at].code = code;
    h->lately[at].known = k;
    return (Known *)Py_XNewRef(OBJ(k));
}

static Activation *
top_of(HotPath *h, PyObject *frame)
{
    Py_ssize_t size = PyList_Size(h->stack);
    if (size == 0)
        return NULL;
    Activation *top = (Activation *)PyList_GetItem(h->stack, size - 1);
    return top->frame == frame ? top : NULL;
}

static int
look(HotPath *h)
{
    if (!h->is_closed && h->tape->count < h->tape->look_at)
        return OK;
    PyObject *result = call_python(h->attend, NULL, NULL, NULL);
    Py_XDECREF(result);
    return result == NULL ? FAILED : OK;
}

static PyObject *
visible(HotPath *h, Activation *a)
{
    if ((a->known->names != Py_None || !a->known->has_hidden) && !a->known->is_asked)
        return PyObject_GetAttr(a->frame, S.f_locals);
    PyObject *method = PyObject_GetAttr(OBJ(h), S.visible);
    PyObject *variables = method ? call_python(method, a->frame, a->known->info, NULL) : NULL;
    Py_XDECREF(method);
    return variables;
}

static int
span_of(Known *k, unsigned int line, unsigned int *start)
{
    PyObject *key = PyLong_FromUnsignedLong(line);
    PyObject *found = key ? PyDict_GetItemWithError(k->spans, key) : NULL;
    *start = found ? (unsigned int)PyLong_AsUnsignedLong(found) : 0;
    Py_XDECREF(key);
    return PyErr_Occurred() ? FAILED : OK;
}

static unsigned int
here(Activation *a)
{
    int number = PyFrame_GetLineNumber((PyFrameObject *)a->frame);
    unsigned int start = 0, line = number > 0 ? (unsigned int)number : a->line;
    if (a->known->spans == Py_None || span_of(a->known, line, &start) < 0)
        return line;
    return start ? start : line;
}

static int
put_from_frame(Tape *t, Known *k, PyObject **variables)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = variables[k->slots[i].at];
        if (value != NULL && k->slots[i].is_cell && Py_TYPE(value) == cell_type)
            value = ((Cell *)value)->content;
        if (value == NULL)
            continue;
        Py_INCREF(value);
        r = put_named(t, &k->heads, i, 0, NULL, value);
        Py_DECREF(value);
    }
    return r;
}

static int
put_own(HotPath *h, Activation *a)
{
    Known *k = a->known;
    PyObject **known = k->slots != NULL ? variables_of(a->frame, k->code) : NULL;
    if (known != NULL)
        return put_from_frame(h->tape, k, known);
    PyObject *variables = visible(h, a);
    int r = variables ? put_locals(h->tape, k->names, &k->heads, variables) : FAILED;
    Py_XDECREF(variables);
    return r;
}

static int
put_modules(Tape *t, Activation *a)
{
    PyObject *module = PyObject_GetAttr(a->frame, S.f_globals);
    int r = module ? put_globals(t, a->known->global_names, &a->known->global_heads, module) : FAILED;
    Py_XDECREF(module);
    return r;
}

/* ---- only what changed */

/* Forget what was written of an activation, if it was not in this epoch. */
static int
begin_written(Tape *t, Activation *a)
{
    Known *k = a->known;
    Py_ssize_t count = k->heads.count + k->global_heads.count;
    if (k->numbered_in != t->epoch) {
        memset(k->numbers, 0, 2 * (size_t)count * sizeof(uint32_t));
        k->numbered_in = t->epoch;
    }
    if (a->written_in == t->epoch)
        return 0;
    a->written_in = t->epoch;
    a->globals_at = 0;
    drop_written(a->written, a->count);
    free(a->globals);
    a->count = k->heads.count;
    a->written = calloc((size_t)a->count + 1, sizeof(Written));
    a->globals = calloc((size_t)k->global_heads.count + 1, sizeof(Written));
    if (a->written == NULL || a->globals == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    return FRESH;
}

static inline int
put_known_name(Tape *t, Known *k, Py_ssize_t index)
{
    if (k->numbers[index])
        return put_varint(&t->out, k->numbers[index]);
    int is_global = index >= k->heads.count;
    PyObject *name = is_global ? PyTuple_GetItem(k->global_names, index - k->heads.count) : PyTuple_GetItem(k->names, index);
    uint32_t number;
    if (define_name(t, is_global ? index - k->heads.count + AFTER_LOCALS : index, is_global, name, &number) < 0)
        return FAILED;
    k->numbers[index] = number + 1;
    return OK;
}

static inline int
put_object_known(Tape *t, Known *k, Py_ssize_t index, Written *w, uint32_t object)
{
    if (w->object == object)
        return OK;
    w->object = object;
    int is_global = index >= k->heads.count;
    PyObject *name = is_global ? PyTuple_GetItem(k->global_names, index - k->heads.count) : PyTuple_GetItem(k->names, index);
    return put_object_number(t, k->numbers + k->heads.count + k->global_heads.count + index, is_global, name, object);
}

/* A variable as it is now (NULL: not there), if it is not what was written last. */
static int
put_changed(Tape *t, Activation *a, Py_ssize_t index, PyObject *value)
{
    Written *w = index < a->known->heads.count ? a->written + index : a->globals + (index - a->known->heads.count);
    uint64_t digest = 0;
    Record *record = NULL;
    if (t->heap->is_calm && w->value == value && w->at >= t->heap->moment)
        return OK;
    if (value != NULL && w->value != value && check_moment(t, value) < 0)
        return FAILED;
    w->value = value;
    w->at = t->heap->now;
    if (value == NULL) {
        if (w->digest == 0)
            return OK;
        w->digest = 0;
        w->object = 0;
        return put_known_name(t, a->known, index) < 0 ? FAILED : put_byte(&t->out, 1);
    }
    if (digest_of(t, value, &digest, &record) < 0 || put_object_known(t, a->known, index, w, object_of(t, record)) < 0)
        return FAILED;
    if (digest == w->digest)
        return OK;
    w->digest = digest;
    return put_known_name(t, a->known, index) < 0 ? FAILED : put_reference(t, value, record);
}

static int
put_changed_kept(Tape *t, Activation *a, Py_ssize_t index, PyObject *value)
{
    Py_XINCREF(value);
    int r = put_changed(t, a, index, value);
    Py_XDECREF(value);
    return r;
}

static int
put_changed_slots(Tape *t, Activation *a, PyObject **variables)
{
    Known *k = a->known;
    int r = OK;
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = variables[k->slots[i].at];
        if (value != NULL && k->slots[i].is_cell && Py_TYPE(value) == cell_type)
            value = ((Cell *)value)->content;
        r = put_changed_kept(t, a, i, value);
    }
    return r;
}

static int
put_changed_names(Tape *t, Activation *a, PyObject *variables)
{
    Known *k = a->known;
    PyObject *all = PyDict_CheckExact(variables) ? Py_NewRef(variables) : PyDict_New();
    int r = all ? OK : FAILED;
    if (r == OK && all != variables)
        r = PyDict_Update(all, variables);
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = PyDict_GetItemWithError(all, PyTuple_GetItem(k->names, i));
        r = value == NULL && PyErr_Occurred() ? FAILED : put_changed_kept(t, a, i, value);
    }
    Py_XDECREF(all);
    return r;
}

static int
put_changed_globals(Tape *t, Activation *a)
{
    Known *k = a->known;
    if (t->heap->is_calm && a->globals_at >= t->heap->moment)
        return OK;
    PyObject *module = PyObject_GetAttr(a->frame, S.f_globals);
    int r = module ? OK : FAILED;
    a->globals_at = t->heap->now;
    for (Py_ssize_t i = 0; r == OK && PyDict_Check(module) && i < k->global_heads.count; i++) {
        PyObject *value = PyDict_GetItemWithError(module, PyTuple_GetItem(k->global_names, i));
        if (value == NULL && PyErr_Occurred())
            r = FAILED;
        else
            r = put_changed_kept(t, a, k->heads.count + i, value != NULL && !is_program(t, value) ? value : NULL);
    }
    Py_XDECREF(module);
    return r;
}

/* Whether a body has the variables that were written last, in the same order. */
static int
has_same_names(Activation *a, Bag *pairs)
{
    if (a->count != pairs->count / 2)
        return 0;
    for (Py_ssize_t i = 0; i < a->count; i++)
        if (a->written[i].name != pairs->items[2 * i] && PyUnicode_Compare(a->written[i].name, pairs->items[2 * i]) != 0)
            return 0;
    return 1;
}

static int
begin_body(Activation *a, Bag *pairs)
{
    Written *written = calloc((size_t)pairs->count / 2 + 1, sizeof(Written));
    if (written == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    for (Py_ssize_t i = 0, j = 0; i < pairs->count / 2; i++) {
        written[i].name = Py_NewRef(pairs->items[2 * i]);
        while (j < a->count && a->written[j].name != written[i].name)   /* in most cases one was added at the end */
            j++;
        written[i].number = j < a->count ? a->written[j].number : 0;
        written[i].object_name = j < a->count ? a->written[j].object_name : 0;
        written[i].object = j < a->count ? a->written[j].object : 0;
        j = j < a->count ? j + 1 : 0;
    }
    drop_written(a->written, a->count);
    a->written = written;
    a->count = pairs->count / 2;
    return OK;
}

static int
put_changed_pairs(Tape *t, Activation *a, Bag *pairs)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < a->count && r == OK; i++) {
        Written *w = a->written + i;
        PyObject *value = pairs->items[2 * i + 1];
        uint64_t digest;
        Record *record;
        if (digest_of(t, value, &digest, &record) < 0)
            return FAILED;
        uint32_t object = object_of(t, record);
        if (object != w->object && put_object_number(t, &w->object_name, 0, w->name, object) < 0)
            return FAILED;
        w->object = object;
        if (digest == w->digest)
            continue;
        w->digest = digest;
        if (w->number)
            r = put_varint(&t->out, w->number);
        else {
            r = define_name(t, 0, 0, w->name, &w->number);
            w->number++;
        }
        if (r == OK)
            r = put_reference(t, value, record);
    }
    return r;
}

static int
bag_body(Tape *t, Bag *pairs, PyObject *variables)
{
    Py_ssize_t at = 0;
    PyObject *name, *value;
    int r = OK;
    while (r == OK && PyDict_Next(variables, &at, &name, &value))
        if (Py_TYPE(name) == &PyUnicode_Type && !is_hidden(name) && !is_program(t, value))
            r = bag_put(pairs, name) || bag_put(pairs, value) ? FAILED : OK;
    return r;
}

static int
put_changed_body(Tape *t, Activation *a, PyObject *variables, size_t start)
{
    Bag pairs = {0};
    int r = PyDict_Check(variables) ? bag_body(t, &pairs, variables) : OK;
    if (r == OK && !has_same_names(a, &pairs)) {
        r = begin_body(a, &pairs);
        t->out.data[start] |= FRESH;
    }
    if (r == OK)
        r = put_changed_pairs(t, a, &pairs);
    bag_drop(&pairs, 0);
    free(pairs.items);
    return r;
}

static int
put_changed_own(HotPath *h, Activation *a, size_t start)
{
    Known *k = a->known;
    PyObject **known = k->slots != NULL ? variables_of(a->frame, k->code) : NULL;
    if (known != NULL)
        return put_changed_slots(h->tape, a, known);
    PyObject *variables = visible(h, a);
    int r = FAILED;
    if (variables != NULL)
        r = k->names == Py_None ? put_changed_body(h->tape, a, variables, start) : put_changed_names(h->tape, a, variables);
    Py_XDECREF(variables);
    return r;
}

static int
put_changes(HotPath *h, Activation *a, PyObject *label, PyObject *value)
{
    Known *k = a->known;
    Tape *t = h->tape;
    size_t start = t->out.size;
    int fresh = begin_written(t, a);
    if (fresh < 0 || put_byte(&t->out, fresh | (value != NULL ? VALUED : 0)) < 0)
        return FAILED;
    int r = value != NULL ? put_label(t, label, value) : OK;
    if (r == OK && (k->names == Py_None || k->heads.count > 0))
        r = put_changed_own(h, a, start);
    if (r == OK && k->global_heads.count > 0)
        r = put_changed_globals(t, a);
    if (r == OK && t->out.size == start + 1 && t->out.data[start] == 0)
        t->out.size = start;
    return r;
}

static int
put_all(HotPath *h, Activation *a, PyObject *label, PyObject *value)
{
    int r = value != NULL ? put_entry(h->tape, 0, label, value) : OK;
    if (r == OK && (a->known->names == Py_None || a->known->heads.count > 0))
        r = put_own(h, a);
    return r == OK && a->known->global_heads.count > 0 ? put_modules(h->tape, a) : r;
}

/* ---- whether anything can have changed since the last event: only where every frame of the thread is told of */

static HotPath *last_told;   /* whose event was the last one: not a reference */
static PyObject *dict_clock;

/* The tag that the next dict which is changed will have, at least. */
static uint64_t
dict_time(void)
{
    static int turn;
    turn = !turn;
    if (dict_clock == NULL || PyDict_SetItem(dict_clock, S.empty, turn ? Py_True : Py_False) < 0) {
        PyErr_Clear();
        return 0;
    }
    return tag_of(dict_clock) + 1;
}

#define OFTEN 48   /* events of some code after which it is worth knowing which of its instructions change nothing */

/* Have the table of code that runs often. */
static int
learn_calm(HotPath *h, Known *k)
{
    PyObject *method = PyObject_GetAttr(h->scopes, S.calm);
    PyObject *table = method ? call_python(method, k->code, NULL, NULL) : NULL, *raw = PyObject_GetAttrString(k->code, "co_code");
    Py_XDECREF(method);
    size_t units = raw ? (size_t)PyBytes_Size(raw) / 2 : 0;
    Py_XDECREF(raw);
    if (table == NULL || !PyBytes_Check(table) || units == 0) {
        Py_XDECREF(table);
        return FAILED;
    }
    k->calm = table;
    k->units = units;
    if ((size_t)PyBytes_Size(table) >= 3 * (units + 1) * sizeof(uint16_t))
        k->changes = (const uint16_t *)PyBytes_AsString(table);
    return OK;
}

/* The unit that a frame is at; SIZE_MAX: not known. */
static size_t
unit_of(PyObject *frame, Known *k)
{
    Inner *inner = ((Frame *)frame)->inner;
    if (k->changes == NULL || inner == NULL || inner->fields[code_field] != k->code)
        return SIZE_MAX;
    if (k->first_unit == NULL) {
        PyObject *offset = PyObject_GetAttr(frame, S.f_lasti);
        long at = offset ? PyLong_AsLong(offset) : -1;
        Py_XDECREF(offset);
        PyErr_Clear();
        if (at < 0)
            return SIZE_MAX;
        k->first_unit = (char *)inner->fields[7] - at;
    }
    size_t unit = (size_t)((char *)inner->fields[7] - k->first_unit) / 2;
    return unit < k->units ? unit : SIZE_MAX;
}

/* Whether what ran of a frame since the last event can have changed nothing but its variables. */
static int
is_calm_until(HotPath *h, Activation *a, size_t unit)
{
    Known *k = a->known;
    PyObject **variables = variables_of(a->frame, k->code);
    if (h->here != a->frame || last_told != h || unit == SIZE_MAX || h->from > unit || variables == NULL)
        return 0;
    const uint16_t *changes = k->changes, *makes = changes + k->units + 1, *in_place = makes + k->units + 1;
    if (changes[unit] != changes[h->from] || in_place[unit] > in_place[h->from] + 1)
        return 0;
    if (makes[unit] != makes[h->from])
        h->tape->heap->has_made = 1;
    if (in_place[unit] == in_place[h->from])
        return 1;
    PyObject *bound = variables[(in_place + k->units + 1)[in_place[h->from]]];
    return bound != NULL && is_plain(bound);
}

/* An event of the frame that runs. */
static int
come_to(HotPath *h, Activation *a)
{
    Known *k = a->known;
    if (code_field != 4 || !L.dict_tag || !h->tape->is_delta)
        return OK;
    if (k->calm == NULL && k->events++ >= OFTEN && learn_calm(h, k) < 0)
        return FAILED;
    size_t unit = unit_of(a->frame, k);
    h->is_stirred |= (char)!is_calm_until(h, a, unit);
    h->here = unit != SIZE_MAX ? a->frame : NULL;
    h->from = unit;
    last_told = h;
    return OK;
}

/* A frame of the user's starts: called by the one that ran, with nothing between. */
static void
come_into(HotPath *h, PyObject *frame, Known *k)
{
    if (code_field != 4 || !h->tape->is_delta)
        return;
    Inner *inner = ((Frame *)frame)->inner;
    Py_ssize_t size = PyList_Size(h->stack);
    Activation *caller = size ? (Activation *)PyList_GetItem(h->stack, size - 1) : NULL;
    int is_direct = caller != NULL && inner != NULL && !inner->rest[0]
        && inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner;
    h->is_stirred |= (char)!(is_direct && is_calm_until(h, caller, unit_of(caller->frame, caller->known)));
    h->from = unit_of(frame, k);
    h->here = h->from != SIZE_MAX ? frame : NULL;
    last_told = h;
}

/* A frame is left, which is no longer on the stack: back to the one that called it, if nothing is between. */
static void
come_out_of(HotPath *h, PyObject *frame)
{
    h->here = NULL;
    Inner *inner = code_field == 4 && h->tape->is_delta ? ((Frame *)frame)->inner : NULL;
    Py_ssize_t size = PyList_Size(h->stack);
    if (inner == NULL || inner->rest[0] || size == 0)
        return;
    Activation *caller = (Activation *)PyList_GetItem(h->stack, size - 1);
    size_t unit = inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner ? unit_of(caller->frame, caller->known) : SIZE_MAX;
    if (unit != SIZE_MAX) {
        h->here = caller->frame;
        h->from = unit + 1;
    }
}

/* Anything may have happened. */
static void
stir(HotPath *h)
{
    h->is_stirred = 1;
    h->here = NULL;
}

static int
append_row(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *label, PyObject *value)
{
    Tape *t = h->tape;
    if (t->is_writing)
        return OK;
    int is_calm = code_field == 4 && t->is_delta && !h->is_stirred && a->known->slots != NULL && dict_time() == h->dicts + 1;
    h->is_stirred = 0;
    size_t start = t->out.size, told = t->objects.size;
    unsigned int row[5] = {event, line, a->depth, a->number, a->scope}, told_at = t->told_at, names = t->next_object_name;
    begin_calm_event(t, is_calm);
    int r = t->is_delta ? put_changes(h, a, label, value) : put_all(h, a, label, value);
    if (r == OK && t->is_told)
        r = put_byte(&t->objects, 0);
    if (r != OK) {
        t->objects.size = told;
        t->told_at = told_at;
        t->next_object_name = names;
        t->value_name = 0;
    }
    t->is_told = 0;
    r = finish_event(t, start, r, row);
    h->dicts = code_field == 4 && t->is_delta ? dict_time() : 0;
    return r;
}

static int
append(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *value)
{
    if (h->is_closed)
        return look(h);
    if (h->unsettled != Py_None) {
        PyObject *error = event == EXCEPTION && value != NULL ? value : Py_None;
        if (call_method((PyObject *)h, S.settle, error, NULL, NULL) < 0)
            return FAILED;
    }
    return append_row(h, a, event, line, S.empty, value) < 0 ? FAILED : look(h);
}

static int
new_number(HotPath *h, PyObject *frame, Known *k, int is_resumed, unsigned int *number)
{
    PyObject *key = k->can_suspend ? PyLong_FromVoidPtr(frame) : NULL;
    PyObject *known = is_resumed && key != NULL ? PyDict_GetItemWithError(h->suspended, key) : NULL;
    int r = OK;
    if (known != NULL)
        *number = (unsigned int)PyLong_AsUnsignedLong(known);
    else {
        *number = h->frames++;
        PyObject *value = key != NULL ? PyLong_FromUnsignedLong(*number) : NULL;
        if (value != NULL)
            r = PyDict_SetItem(h->suspended, key, value);
        Py_XDECREF(value);
    }
    Py_XDECREF(key);
    return r < 0 || PyErr_Occurred() ? FAILED : OK;
}

/* A borrowed reference. */
static Activation *
push(HotPath *h, PyObject *frame, Known *k, int is_resumed)
{
    Activation *a = (Activation *)PyType_GenericAlloc(activation_type, 0);
    if (a == NULL)
        return NULL;
    a->frame = Py_NewRef(frame);
    a->scopes = Py_NewRef(h->scopes);
    a->scope = k->scope;
    a->known = (Known *)Py_NewRef(OBJ(k));
    Py_ssize_t below = PyList_Size(h->stack);
    a->depth = below ? ((Activation *)PyList_GetItem(h->stack, below - 1))->depth + 1 : 0;
    int r = new_number(h, frame, k, is_resumed, &a->number);
    if (r == OK)
        r = PyList_Append(h->stack, (PyObject *)a);
    Py_DECREF(OBJ(a));
    return r < 0 ? NULL : a;
}

static int
pop(HotPath *h, Activation *a)
{
    Py_ssize_t size = PyList_Size(h->stack);
    while (size > 0) {
        int is_last = PyList_GetItem(h->stack, --size) == (PyObject *)a;
        if (PyList_SetSlice(h->stack, size, size + 1, NULL) < 0)
            return FAILED;
        if (is_last)
            break;
    }
    return OK;
}

/* The room that is left for hooks is not the program's: at its own limit its frame must not start. */
static int
check_depth(HotPath *h)
{
    int limit = Py_GetRecursionLimit(), own = limit - (int)h->spare_frames - (h->has_headroom ? HEADROOM : 0);
    PyObject *number = PyLong_FromLong(own + (h->has_headroom ? 2 : 1));
    PyObject *result = number ? PyObject_CallFunctionObjArgs(h->set_limit, number, NULL) : NULL;
    Py_XDECREF(number);
    Py_XDECREF(result);
    if (result != NULL) {
        Py_SetRecursionLimit(limit);
        return OK;
    }
    if (PyErr_ExceptionMatches(PyExc_RecursionError)) {
        PyErr_Clear();
        PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded");
    }
    return FAILED;
}

static int
enter(HotPath *h, PyObject *frame, Known *k, int is_resumed)
{
    if (h->is_busy)
        return OK;
    if (h->spare_frames && check_depth(h) < 0)
        return FAILED;
    Activation *a = push(h, frame, k, is_resumed);
    if (a == NULL)
        return FAILED;
    Py_INCREF(OBJ(a));
    if (is_resumed)
        a->line = here(a);
    int r = append(h, a, CALL, is_resumed ? a->line : k->line, NULL);
    if (r == OK && k->is_spread) {
        a->line = a->span = k->line;
        r = append(h, a, LINE, k->line, NULL);
    }
    Py_DECREF(OBJ(a));
    return r;
}

static int
is_no_step(Known *k, unsigned int from, unsigned int to)
{
    PyObject *pair = Py_BuildValue("(II)", from, to);
    int r = pair != NULL ? PySet_Contains(k->no_steps, pair) : FAILED;
    Py_XDECREF(pair);
    return r;
}

static int
line(HotPath *h, Activation *a, unsigned int number)
{
    Known *k = a->known;
    if (a->thrown)   /* closed where nothing of it can run; some versions tell of cleaning up a `yield from` */
        return OK;
    if (k->spans != Py_None) {
        unsigned int start;
        if (span_of(k, number, &start) < 0)
            return FAILED;
        if (start && start == a->span)
            return OK;
        a->span = start;
        number = start ? start : number;
    }
    if (number < k->first)
        return OK;
    if (number < a->line && k->no_steps != Py_None) {
        int is_none = is_no_step(k, a->line, number);
        if (is_none)
            return is_none < 0 ? FAILED : OK;
    }
    a->raised = 0;
    a->line = number;
    Py_INCREF(OBJ(a));
    int r = append(h, a, LINE, number, NULL);
    Py_DECREF(OBJ(a));
    return r;
}

static int
leave(HotPath *h, Activation *a, PyObject *value)
{
    unsigned int number = here(a);
    if (number < a->line && a->known->no_steps != Py_None && is_no_step(a->known, a->line, number) == 1)
        number = a->line;
    Py_INCREF(OBJ(a));
    int r = append(h, a, RETURN, number, value);
    if (r == OK)
        r = pop(h, a);
    come_out_of(h, a->frame);
    Py_DECREF(OBJ(a));
    return r;
}

static int
rare(HotPath *h, PyObject *method, Activation *a, PyObject *error)
{
    stir(h);
    Py_INCREF(OBJ(a));
    int r = call_method((PyObject *)h, method, (PyObject *)a, error, NULL);
    Py_DECREF(OBJ(a));
    return r;
}

/* ---- sys.settrace, up to 3.11 */

static int
enter_by_offset(HotPath *h, PyObject *frame, Known *k)
{
    if (!k->can_suspend)
        return enter(h, frame, k, 0);
    PyObject *offset = PyObject_GetAttr(frame, S.f_lasti);
    if (offset == NULL)
        return FAILED;
    int is_start = PyLong_AsLong(offset) == k->start, is_resumed = PySet_Contains(k->resumes, offset);
    Py_DECREF(offset);
    if (is_resumed < 0)
        return FAILED;
    if (is_start || is_resumed)
        return enter(h, frame, k, !is_start);
    stir(h);
    return call_method((PyObject *)h, S.enter_thrown, frame, k->info, NULL);
}

static int
trace_call(HotPath *h, PyObject *frame)
{
    PyObject *code = (PyObject *)PyFrame_GetCode((PyFrameObject *)frame);
    Known *k = known_of(h, code);
    Py_DECREF(code);
    if (k == NULL) {
        if (PyErr_Occurred())
            return FAILED;
        h->is_stirred = 1;
        if (trace_lines && AT(PyObject *, frame, trace_lines - 12) == NULL)   /* nobody else asked for its lines */
            AT(char, frame, trace_lines) = 0;
        return OK;
    }
    come_into(h, frame, k);
    int r = enter_by_offset(h, frame, k);
    Py_DECREF(OBJ(k));
    return r;
}

static PyObject *
hot_call_event(HotPath *h, PyObject *frame)
{
    return trace_call(h, frame) < 0 ? NULL : Py_NewRef(Py_None);
}

/* tracer.HotPath._is_told_again; -1: failed. */
static int
is_told_again(Activation *a, unsigned int number)
{
    if (a->known->gaps == Py_None || number != a->line || a->raised)
        return 0;
    PyObject *offset = PyObject_GetAttr(a->frame, S.f_lasti);
    int r = offset != NULL ? PySet_Contains(a->known->gaps, offset) : FAILED;
    Py_XDECREF(offset);
    return r;
}

static int
trace_line(HotPath *h, Activation *a)
{
    unsigned int number = (unsigned int)PyFrame_GetLineNumber((PyFrameObject *)a->frame);
    int is_again = is_told_again(a, number);
    return is_again ? (is_again < 0 ? FAILED : OK) : line(h, a, number);
}

static int
trace_event(HotPath *h, PyObject *frame, int what, PyObject *argument)
{
    if (what == TRACE_CALL)
        return trace_call(h, frame);
    Activation *a = top_of(h, frame);
    if (a == NULL) {
        stir(h);
        return OK;
    }
    if ((what == TRACE_LINE || what == TRACE_RETURN) && come_to(h, a) < 0)
        return FAILED;
    if (what == TRACE_LINE)
        return trace_line(h, a);
    if (what == TRACE_RETURN)
        return argument == NULL ? rare(h, S.unwind, a, Py_None) : leave(h, a, argument);
    if (what == TRACE_EXCEPTION)
        return rare(h, S.raise_, a, PyTuple_GetItem(argument, 1));
    return OK;
}

#ifndef _WIN32
#define HAS_SET_TRACE 1
/* Public and the same since Python 2.2, though not in the limited API. With it a program at its recursion limit is traced
 * without needing a frame more, and an exception from the trace function does not end the tracing. */
extern void PyEval_SetTrace(int (*)(PyObject *, PyFrameObject *, int, PyObject *), PyObject *);

/* How many levels of recursion are left to a thread, where 3.11 keeps that; tried out before it is relied on. */
static size_t levels_left;

static void
learn_levels(void)
{
    if (Py_Version >> 16 != 0x030B || sizeof(void *) != 8)
        return;
    PyThreadState *thread = PyThreadState_Get();
    int limit = Py_GetRecursionLimit(), left = AT(int, thread, 32), is_known = AT(int, thread, 36) == limit && left < limit;
    Py_SetRecursionLimit(limit + 100);
    is_known = is_known && AT(int, thread, 36) == limit + 100 && AT(int, thread, 32) == left + 100;
    Py_SetRecursionLimit(limit);
    if (is_known && AT(int, thread, 32) == left)
        levels_left = 32;
}

static int
trace_function(PyObject *self, PyFrameObject *frame, int what, PyObject *argument)
{
    /* Up to 3.11 even comparing two keys counts as a level of recursion, and the program may have used up all of them. To
     * raise the limit goes through all threads, so it is done only where it is near. */
    if (levels_left && AT(int, PyThreadState_Get(), levels_left) > HEADROOM)
        return trace_event((HotPath *)self, (PyObject *)frame, what, argument);
    int limit = Py_GetRecursionLimit();
    Py_SetRecursionLimit(limit + HEADROOM);
    ((HotPath *)self)->has_headroom = 1;
    int r = trace_event((HotPath *)self, (PyObject *)frame, what, argument);
    ((HotPath *)self)->has_headroom = 0;
    Py_SetRecursionLimit(limit);
    return r;
}

static PyObject *
hot_set_trace(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    PyEval_SetTrace(trace_function, self);
    return Py_NewRef(Py_None);
}
#endif

/* ---- sys.monitoring, since 3.12 */

/* The hot path of this thread: a borrowed reference, NULL if it has none. */
static HotPath *
mine(HotPath *root)
{
    uint64_t thread = PyThreadState_GetID(PyThreadState_Get());
    for (HotPath *h = root; h != NULL; h = h->next == Py_None ? NULL : (HotPath *)h->next)
        if (h->thread == thread)
            return h;
    return NULL;
}

static HotPath *
adopt(HotPath *root)
{
    HotPath *h = mine(root);
    if (h != NULL)
        return h;
    if (call_method((PyObject *)root, S.adopt, NULL, NULL, NULL) < 0)
        return NULL;
    return mine(root);
}

static PyObject *
done(int r)
{
    return r < 0 ? NULL : Py_NewRef(Py_None);
}

static int
watch(HotPath *root, Known *k, PyObject *code)
{
    if (k->is_watched)
        return OK;
    k->is_watched = 1;
    return call_method((PyObject *)root, S.watch, code, NULL, NULL);
}

static PyObject *
on_enter(HotPath *root, PyObject *code, int is_resumed)
{
    Known *k = known_of(root, code);
    if (k == NULL)
        return PyErr_Occurred() ? NULL : Py_NewRef(root->disable);
    int r = watch(root, k, code);
    HotPath *h = r == OK ? adopt(root) : NULL;
    if (h != NULL)
        r = enter(h, (PyObject *)PyEval_GetFrame(), k, is_resumed);
    Py_DECREF(OBJ(k));
    return h == NULL && PyErr_Occurred() ? NULL : done(r);
}

static PyObject *
hot_on_start(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    return on_enter(root, args[0], 0);
}

static PyObject *
hot_on_resume(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    return on_enter(root, args[0], 1);
}

static PyObject *
hot_on_throw(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Known *k = h != NULL ? known_of(root, args[0]) : NULL;
    int r = PyErr_Occurred() ? FAILED : OK;
    if (k != NULL)
        r = call_method((PyObject *)h, S.enter_thrown, (PyObject *)PyEval_GetFrame(), k->info, NULL);
    Py_XDECREF(OBJ(k));
    return done(r);
}

static PyObject *
hot_on_line(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    unsigned int number = (unsigned int)PyLong_AsUnsignedLong(args[1]);
    return done(a != NULL && a->line != number ? line(h, a, number) : OK);
}

/* The line on which a jump goes back to the same line, 0 for other jumps; -1: failed. */
static long
jumped(HotPath *root, Known *k, PyObject *const *args)
{
    PyObject *found = PyDict_GetItemWithError(k->jumps, args[1]);
    if (found != NULL || PyErr_Occurred())
        return found != NULL ? PyLong_AsLong(found) : FAILED;
    PyObject *method = PyObject_GetAttr(OBJ(root), S.jumped);
    PyObject *number = method ? call_python(method, args[0], args[1], args[2]) : NULL;
    Py_XDECREF(method);
    if (number == NULL || PyDict_SetItem(k->jumps, args[1], number) < 0) {
        Py_XDECREF(number);
        return FAILED;
    }
    long result = PyLong_AsLong(number);
    Py_DECREF(number);
    return result;
}

static PyObject *
hot_on_jump(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    Known *k = known_of(root, args[0]);
    if (k == NULL)
        return PyErr_Occurred() ? NULL : Py_NewRef(root->disable);
    long number = jumped(root, k, args);
    Py_DECREF(OBJ(k));
    if (number <= 0)
        return number < 0 ? NULL : Py_NewRef(root->disable);
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? line(h, a, (unsigned int)number) : OK);
}

static PyObject *
hot_on_return(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? leave(h, a, args[2]) : OK);
}

static PyObject *
hot_on_unwind(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? rare(h, S.unwind, a, args[2]) : OK);
}

static PyObject *
hot_on_raise(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? rare(h, S.raise_, a, args[2]) : OK);
}

/* ---- what the rare events, written in Python, need */

static PyObject *
hot_append(HotPath *h, PyObject *args)
{
    unsigned int event, number;
    Activation *a;
    if (!PyArg_ParseTuple(args, "IIO!", &event, &number, activation_type, &a))
        return NULL;
    return done(append(h, a, event, number, NULL));
}

static PyObject *
hot_append_value(HotPath *h, PyObject *args)
{
    unsigned int event, number;
    Activation *a;
    PyObject *value;
    if (!PyArg_ParseTuple(args, "IIO!O", &event, &number, activation_type, &a, &value))
        return NULL;
    return done(append(h, a, event, number, value));
}

static PyObject *
hot_push(HotPath *h, PyObject *args)
{
    PyObject *frame, *info, *code;
    int is_resumed;
    if (!PyArg_ParseTuple(args, "OOp", &frame, &info, &is_resumed) || !(code = PyObject_GetAttrString(info, "code")))
        return NULL;
    Known *k = known_of(h, code);
    Py_DECREF(code);
    if (k == NULL) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "this code is not the user's");
        return NULL;
    }
    Activation *a = push(h, frame, k, is_resumed);
    Py_DECREF(OBJ(k));
    return Py_XNewRef(OBJ(a));
}

static PyObject *
hot_pop(HotPath *h, PyObject *activation)
{
    return done(pop(h, (Activation *)activation));
}

static int
hot_init(HotPath *h, PyObject *args, PyObject *kwargs)
{
    PyObject *scopes, *tape, *attend, *disable;
    if (kwargs != NULL && PyDict_Size(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "a hot path takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "OOOO", &scopes, &tape, &attend, &disable))
        return -1;
    PyObject *knowns = PyObject_GetAttrString(scopes, "knowns"), *serial = PyObject_GetAttrString(scopes, "serial");
    PyObject *numbers = PyObject_GetAttrString(scopes, "numbers");
    h->recording = serial ? PyLong_AsUnsignedLong(serial) : 0;
    Py_XDECREF(serial);
    PyObject *stack = PyList_New(0), *suspended = PyDict_New();
    if (!knowns || !numbers || !stack || !suspended || !PyDict_Check(knowns) || !PyDict_Check(numbers) || PyErr_Occurred()) {
        Py_XDECREF(knowns);
        Py_XDECREF(numbers);
        Py_XDECREF(stack);
        Py_XDECREF(suspended);
        return -1;
    }
    ASSIGN(h->knowns, knowns);
    ASSIGN(h->numbers, numbers);
    ASSIGN(h->stack, stack);
    ASSIGN(h->suspended, suspended);
    ASSIGN(h->scopes, Py_NewRef(scopes));
    ASSIGN(h->tape, (Tape *)Py_NewRef(tape));
    ASSIGN(h->attend, Py_NewRef(attend));
    ASSIGN(h->disable, Py_NewRef(disable));
    ASSIGN(h->unsettled, Py_NewRef(Py_None));
    ASSIGN(h->next, Py_NewRef(Py_None));
    ASSIGN(h->set_limit, Py_NewRef(Py_None));
    h->thread = PyThreadState_GetID(PyThreadState_Get());
    stir(h);
    return 0;
}

static int
hot_traverse(HotPath *h, visitproc visit, void *arg)
{
    Py_VISIT(h->scopes);
    Py_VISIT(h->attend);
    Py_VISIT(h->stack);
    Py_VISIT(h->suspended);
    Py_VISIT(h->knowns);
    Py_VISIT(h->numbers);
    Py_VISIT(h->unsettled);
    Py_VISIT(h->next);
    Py_VISIT(h->tape);
    Py_VISIT(Py_TYPE(OBJ(h)));
    return 0;
}

static int
hot_clear(HotPath *h)
{
    Py_CLEAR(h->scopes);
    Py_CLEAR(h->attend);
    Py_CLEAR(h->stack);
    Py_CLEAR(h->suspended);
    Py_CLEAR(h->knowns);
    Py_CLEAR(h->numbers);
    Py_CLEAR(h->unsettled);
    Py_CLEAR(h->disable);
    Py_CLEAR(h->set_limit);
    Py_CLEAR(h->next);
    Py_CLEAR(h->tape);
    return 0;
}

static void
hot_dealloc(HotPath *h)
{
    dealloc((PyObject *)h, (int (*)(PyObject *))hot_clear);
}

static PyMethodDef hot_methods[] = {
    {"append", (PyCFunction)hot_append, METH_VARARGS, NULL},
    {"append_value", (PyCFunction)hot_append_value, METH_VARARGS, NULL},
    {"push", (PyCFunction)hot_push, METH_VARARGS, NULL},
    {"pop", (PyCFunction)hot_pop, METH_O, NULL},
    {"call_event", (PyCFunction)hot_call_event, METH_O, "A frame starts."},
#ifdef HAS_SET_TRACE
    {"set_trace", (PyCFunction)hot_set_trace, METH_NOARGS, "Trace this thread."},
#endif
    {"on_start", (PyCFunction)(void (*)(void))hot_on_start, METH_FASTCALL, NULL},
    {"on_resume", (PyCFunction)(void (*)(void))hot_on_resume, METH_FASTCALL, NULL},
    {"on_throw", (PyCFunction)(void (*)(void))hot_on_throw, METH_FASTCALL, NULL},
    {"on_line", (PyCFunction)(void (*)(void))hot_on_line, METH_FASTCALL, NULL},
    {"on_jump", (PyCFunction)(void (*)(void))hot_on_jump, METH_FASTCALL, NULL},
    {"on_return", (PyCFunction)(void (*)(void))hot_on_return, METH_FASTCALL, NULL},
    {"on_unwind", (PyCFunction)(void (*)(void))hot_on_unwind, METH_FASTCALL, NULL},
    {"on_raise", (PyCFunction)(void (*)(void))hot_on_raise, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef hot_members[] = {
    {"stack", T_OBJECT, offsetof(HotPath, stack), READONLY, NULL},
    {"frames", T_UINT, offsetof(HotPath, frames), READONLY, NULL},
    {"tape", T_OBJECT, offsetof(HotPath, tape), READONLY, NULL},
    {"scopes", T_OBJECT, offsetof(HotPath, scopes), READONLY, NULL},
    {"attend", T_OBJECT, offsetof(HotPath, attend), READONLY, NULL},
    {"unsettled", T_OBJECT, offsetof(HotPath, unsettled), 0, NULL},
    {"next", T_OBJECT, offsetof(HotPath, next), 0, NULL},
    {"is_closed", T_BOOL, offsetof(HotPath, is_closed), 0, NULL},
    {"spare_frames", T_UINT, offsetof(HotPath, spare_frames), 0, NULL},
    {"set_limit", T_OBJECT, offsetof(HotPath, set_limit), 0, NULL},
    {"is_busy", T_BOOL, offsetof(HotPath, is_busy), 0, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyType_Slot hot_slots[] = {
    {Py_tp_init, hot_init},         {Py_tp_new, PyType_GenericNew}, {Py_tp_dealloc, hot_dealloc},
    {Py_tp_traverse, hot_traverse}, {Py_tp_clear, hot_clear},       {Py_tp_methods, hot_methods},
    {Py_tp_members, hot_members},   {0, NULL},
};
static PyType_Spec hot_spec = {
    "ndb.trace._encode.HotPath", sizeof(HotPath), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, hot_slots,
};

/* ---------------------------------------------------------------- module */

static int
intern(void)
{
    struct {
        PyObject **slot;
        const char *text;
    } all[] = {
        {&S.f_locals, "f_locals"}, {&S.f_globals, "f_globals"}, {&S.text, "text"}, {&S.name, "name"},
        {&S.attributes, "attributes"}, {&S.prefix, "prefix"}, {&S.value, "value"}, {&S.suffix, "suffix"},
        {&S.head, "head"}, {&S.tail, "tail"}, {&S.omitted, "omitted"}, {&S.start, "start"}, {&S.stop, "stop"},
        {&S.step, "step"}, {&S.bit_length, "bit_length"}, {&S.items, "items"}, {&S.reversed, "__reversed__"},
        {&S.empty, ""}, {&S.raise_, "raise_"}, {&S.dunder_name, "__name__"}, {&S.unwind, "unwind"}, {&S.enter_thrown, "enter_thrown"},
        {&S.settle, "settle"}, {&S.info, "info"}, {&S.adopt, "adopt"}, {&S.watch, "watch"}, {&S.f_lasti, "f_lasti"},
        {&S.names_read, "names_read"}, {&S.visible, "visible"}, {&S.jumped, "jumped"}, {&S.number, "number"},
        {&S.calm, "calm"}, {&S.lasting, "lasting"}, {&S.files, "files"}, {&S.scopes, "scopes"}, {&S.lines_told, "lines_told"}, {&S.lock, "lock"},
        {&S.locked, "locked"},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if ((*all[i].slot = PyUnicode_InternFromString(all[i].text)) == NULL)
            return FAILED;
    return OK;
}

static int
prepare(PyObject *module)
{
    if (intern() < 0 || (dict_clock = PyDict_New()) == NULL)
        return -1;
    if (learn_frames() < 0 || learn_layouts() < 0)
        return -1;
#ifdef HAS_SET_TRACE
    learn_levels();
#endif
    stretch_type = (PyTypeObject *)PyType_FromSpec(&stretch_spec);
    lines_type = (PyTypeObject *)PyType_FromSpec(&lines_spec);
#ifndef _WIN32
    shared_type = (PyTypeObject *)PyType_FromSpec(&shared_spec);
    if (shared_type == NULL)
        return -1;
#endif
    known_type = (PyTypeObject *)PyType_FromSpec(&known_spec);
    activation_type = (PyTypeObject *)PyType_FromSpec(&activation_spec);
    hot_path_type = (PyTypeObject *)PyType_FromSpec(&hot_spec);
    PyObject *tape = PyType_FromSpec(&tape_spec);
    if (stretch_type == NULL || lines_type == NULL || known_type == NULL || activation_type == NULL || hot_path_type == NULL || tape == NULL)
        return -1;
    if (PyModule_AddObjectRef(module, "Tape", tape) < 0
        || PyModule_AddObjectRef(module, "Activation", (PyObject *)activation_type) < 0
        || PyModule_AddObjectRef(module, "HotPath", (PyObject *)hot_path_type) < 0
        || PyModule_AddObjectRef(module, "Lines", (PyObject *)lines_type) < 0)
        return -1;
    Py_DECREF(tape);
    return 0;
}

/* From C, so that no frame of ours lies below those of what is run. The functions are taken out of the list: nothing may keep the
   program's variables alive when it has ended. More arguments are left alone: as an excepthook it gets them. */
static PyObject *
run_between(PyObject *Py_UNUSED(module), PyObject *arguments)
{
    PyObject *given = PyTuple_GetItem(arguments, 0), *steps, *before, *body, *after, *type, *error = NULL, *traceback, *done;
    if (given == NULL || (steps = PyList_AsTuple(given)) == NULL || PyList_SetSlice(given, 0, PyList_Size(given), NULL) < 0)
        return NULL;
    if (!PyArg_ParseTuple(steps, "OOO", &before, &body, &after))
        return Py_DECREF(steps), NULL;
    Py_INCREF(before), Py_INCREF(body), Py_INCREF(after);
    Py_DECREF(steps);
    done = PyObject_CallNoArgs(before);
    Py_DECREF(before);
    if (done == NULL)
        return Py_DECREF(body), Py_DECREF(after), NULL;
    Py_DECREF(done);
    if ((done = PyObject_CallNoArgs(body)) == NULL) {
        PyErr_Fetch(&type, &error, &traceback);
        PyErr_NormalizeException(&type, &error, &traceback);
        if (traceback != NULL)
            PyException_SetTraceback(error, traceback);
        Py_XDECREF(type), Py_XDECREF(traceback);
    }
    Py_XDECREF(done);
    Py_DECREF(body);
    done = PyObject_CallFunctionObjArgs(after, error != NULL ? error : Py_None, NULL);
    Py_DECREF(after);
    Py_XDECREF(error);
    return done;
}

/* Have the garbage collector pass by the nodes of a syntax tree, which holds no cycle, and what they consist of. */
static PyObject *
untrack(PyObject *Py_UNUSED(module), PyObject *nodes)
{
    Py_ssize_t count = PySequence_Size(nodes);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *node = PySequence_GetItem(nodes, i), *fields = node ? PyObject_GenericGetDict(node, NULL) : NULL, *key, *value;
        Py_ssize_t at = 0;
        if (fields == NULL) {
            Py_XDECREF(node);
            return NULL;
        }
        while (PyDict_Next(fields, &at, &key, &value))
            if (Py_TYPE(value) == &PyList_Type)
                PyObject_GC_UnTrack(value);
        PyObject_GC_UnTrack(fields);
        PyObject_GC_UnTrack(node);
        Py_DECREF(fields);
        Py_DECREF(node);
    }
    return count < 0 ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef functions[] = {
    {"untrack", untrack, METH_O, "Have the garbage collector pass by the nodes of a syntax tree."},
    {"columns", columns, METH_O, "Rows of numbers, column after column."},
#ifndef _WIN32
    {"share_file", share_file, METH_VARARGS, "A part of a file as memory that stays when the process ends."},
#endif
    {"run_between", run_between, METH_VARARGS, "Of a list, which is emptied, call before(), body(), and after(error or None)."},
    {NULL, NULL, 0, NULL},
};
static PyModuleDef_Slot slots[] = {{Py_mod_exec, prepare}, {0, NULL}};
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "ndb.trace._encode", "The fast twins of codec, tape and tracer.", 0, functions, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__encode(void)
{
    return PyModuleDef_Init(&definition);
}
