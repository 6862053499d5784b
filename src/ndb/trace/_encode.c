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

#define DEPTH 100       /* codec.DEPTH */
#define SORTABLE 400    /* codec.SORTABLE */
#define MOST(room) ((room) / 4 + 2)   /* codec._most */
#define HEADROOM 200    /* frames that our own Python code may need on top of a program at its recursion limit */

enum { CALL = 0, LINE = 1, RETURN = 2, EXCEPTION = 3, EXPRESSION = 4 };   /* state.Event */
enum { FULL = 1, OK = 0, FAILED = -1 };
enum { TRACE_CALL = 0, TRACE_EXCEPTION = 1, TRACE_LINE = 2, TRACE_RETURN = 3 };   /* PyTrace_..., not in the limited API */

#define OBJ(pointer) ((PyObject *)(pointer))
#define ASSIGN(slot, fresh) do { PyObject *old_ = OBJ(slot); (slot) = (fresh); Py_XDECREF(old_); } while (0)

static struct {
    PyObject *f_locals, *f_globals, *text, *name, *attributes, *prefix, *value, *suffix, *head, *tail, *omitted;
    PyObject *start, *stop, *step, *bit_length, *items, *reversed, *empty;
    PyObject *raise_, *unwind, *enter_thrown, *settle, *info, *adopt, *watch, *f_lasti, *visible, *jumped;
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
    char is_writing;   /* in the middle of an event: another thread must not take it apart, and what garbage
                          collection runs meanwhile (a generator is closed) is not recorded */
} Tape;

static int whole(Tape *e, PyObject *value);
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
    if (put_byte(&e->out, tag) < 0 || put_varint(&e->out, (uint64_t)size) < 0)
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
    if (put_byte(&e->out, 'd') < 0 || put_varint(&e->out, (uint64_t)size) < 0)
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
    if (put_byte(&e->out, 'e') < 0)
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
    if (PyErr_Occurred())
        PyErr_Clear();
    PyObject *key = PyLong_FromVoidPtr(value);
    PyObject *memo = key ? PyDict_GetItemWithError(e->memo, key) : NULL;
    if (memo != NULL)
        *node = Py_NewRef(PyTuple_GetItem(memo, 1));
    else if (!PyErr_Occurred())
        *node = describe(e, key, value);
    Py_XDECREF(key);
    return *node == NULL ? FAILED : OK;
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
    if (look_at(e, value, &name, &pairs, &node) < 0)
        return FAILED;
    int r = node != NULL ? whole(e, node) : put_object(e, name, pairs);
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
        r = charge(e, size + 14);
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
    PyObject *front = take(PyObject_GetIter(items), MOST(room));
    PyObject *back = take(PyObject_CallMethodObjArgs(items, S.reversed, NULL), MOST(room));
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
    int r = node != NULL ? cut_value(e, node, room) : cut_object(e, name, pairs, room);
    Py_XDECREF(name);
    Py_XDECREF(pairs);
    Py_XDECREF(node);
    return r;
}

static int
cut_container(Tape *e, PyObject *value, Py_ssize_t room)
{
    PyTypeObject *type = Py_TYPE(value);
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

static int
put_after_head(Tape *t, PyObject *value)
{
    Buffer *b = &t->out;
    size_t start = b->size;
    t->depth = 0;
    int r = put_value(t, value, t->limit);
    if (r == OK)
        store_u32(b->data + start - 4, (uint32_t)(b->size - start));
    return r;
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
            r = put_entry(t, 0, name, value);
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

static int
put_row(Tape *t, uint32_t event, uint32_t line, uint32_t depth, uint32_t frame, uint32_t scope)
{
    uint32_t row[6] = {event, line, depth, frame, scope, (uint32_t)(t->out.size - t->last)};
    if (reserve(&t->rows, 24) < 0)
        return FAILED;
    for (int i = 0; i < 6; i++)
        store_u32(t->rows.data + t->rows.size + 4 * i, row[i]);
    t->rows.size += 24;
    t->last = t->out.size;
    t->count++;
    return OK;
}

static int
row_from(PyObject *row, unsigned int out[5])
{
    return PyArg_ParseTuple(row, "IIIII", out, out + 1, out + 2, out + 3, out + 4) ? OK : FAILED;
}

static int
finish_event(Tape *t, size_t start, int r, const unsigned int row[5])
{
    if (r == OK)
        r = put_row(t, row[0], row[1], row[2], row[3], row[4]);
    if (r != OK)
        t->out.size = start;
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
    t->is_writing = 1;
    int r = put_variables(t, names, variables, global_names, module);
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
    t->is_writing = 1;
    int r = put_entry(t, 0, label, value);
    if (r == OK)
        r = put_variables(t, names, variables, global_names, module);
    return finish_event(t, start, r, numbers) == OK ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
tape_encode(Tape *t, PyObject *value)
{
    size_t start = t->out.size;
    t->depth = 0;
    int r = put_value(t, value, t->limit);
    PyObject *snapshot = r == OK ? PyBytes_FromStringAndSize((char *)t->out.data + start, (Py_ssize_t)(t->out.size - start)) : NULL;
    t->out.size = start;
    PyDict_Clear(t->memo);
    return snapshot;
}

/* What was on a tape: bytes to be read once, handed over without copying. */
typedef struct {
    PyObject_HEAD
    Buffer buffer;
} Stretch;

static PyTypeObject *stretch_type;

static void
stretch_dealloc(Stretch *s)
{
    PyTypeObject *type = Py_TYPE(OBJ(s));
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
        t->last = t->count = 0;
    }
    Py_XDECREF(OBJ(rows));
    Py_XDECREF(OBJ(out));
    return taken;
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
tape_payload_size(Tape *t, void *Py_UNUSED(closure))
{
    return PyLong_FromSize_t(t->out.size);
}

static int
tape_init(Tape *t, PyObject *args, PyObject *kwargs)
{
    PyObject *describe, *plain, *functions, *nodes;
    Py_ssize_t limit;
    if (kwargs != NULL && PyDict_Size(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "a tape takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "OnO!OO!", &describe, &limit, &PyDict_Type, &plain, &functions, &PyTuple_Type, &nodes))
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
    ASSIGN(t->memo, PyDict_New());
    if (t->memo == NULL)
        return -1;
    t->limit = limit;
    t->look_at = UINT32_MAX;
    return 0;
}

static int
tape_traverse(Tape *t, visitproc visit, void *arg)
{
    Py_VISIT(t->describe);
    Py_VISIT(t->plain);
    Py_VISIT(t->memo);
    Py_VISIT(Py_TYPE(OBJ(t)));
    return 0;
}

static int
tape_clear(Tape *t)
{
    Py_CLEAR(t->describe);
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
    dealloc((PyObject *)t, (int (*)(PyObject *))tape_clear);
}

static PyMethodDef tape_methods[] = {
    {"append", (PyCFunction)tape_append, METH_VARARGS, "Add an event without a value."},
    {"append_value", (PyCFunction)tape_append_value, METH_VARARGS, "Add an event with a value."},
    {"encode", (PyCFunction)tape_encode, METH_O, "The snapshot of a value."},
    {"peek", (PyCFunction)tape_peek, METH_NOARGS, "The rows and payloads so far, which stay."},
    {"take", (PyCFunction)tape_take, METH_NOARGS, "Hand over rows and payloads, and start anew."},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef tape_members[] = {
    {"count", T_UINT, offsetof(Tape, count), READONLY, "Events since the last take."},
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
    Heads heads, global_heads;
    Slot *slots;   /* of every name, where in the frame its value is; NULL: to be asked for by name */
    unsigned int scope, line, first;
    int start;
    char can_suspend, is_watched, has_hidden, is_spread, is_asked;
} Known;

typedef struct {
    PyObject_HEAD
    PyObject *frame;
    Known *known;
    unsigned int number, depth, line, span;
    char raised, thrown;
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
    free_heads(&k->heads);
    free_heads(&k->global_heads);
    free(k->slots);
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

static int code_field = -1, frame_field = -1;   /* which of the fields; -1: this Python's frames are not known */
static PyTypeObject *cell_type;

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
    Py_CLEAR(a->known);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(a);
    Py_DECREF(type);
}

static PyObject *
activation_info(Activation *a, void *Py_UNUSED(closure))
{
    return Py_NewRef(a->known->info);
}

static PyMemberDef activation_members[] = {
    {"frame", T_OBJECT, offsetof(Activation, frame), READONLY, NULL},
    {"number", T_UINT, offsetof(Activation, number), READONLY, NULL},
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

typedef struct HotPath {
    PyObject_HEAD
    PyObject *scopes, *attend, *stack, *suspended, *knowns, *unsettled, *disable, *next;
    Tape *tape;
    uint64_t thread;
    unsigned int frames;
    unsigned int spare_frames;   /* by how much the recursion limit was raised for hooks that the program calls */
    PyObject *set_limit;         /* sys.setrecursionlimit, which alone tells how deep the stack is */
    char is_closed, is_busy, has_headroom;
} HotPath;

/* A new reference, NULL without an error for code that is not the user's. */
static Known *
known_of(HotPath *h, PyObject *code)
{
    PyObject *key = PyLong_FromVoidPtr(code);
    if (key == NULL)
        return NULL;
    PyObject *found = PyDict_GetItemWithError(h->knowns, key);
    if (found == NULL && !PyErr_Occurred()) {
        PyObject *method = PyObject_GetAttr(h->scopes, S.info);
        PyObject *info = method ? call_python(method, code, NULL, NULL) : NULL;
        Py_XDECREF(method);
        /* The code object itself stands for "not the user's": it is kept, so that its address is not used again. */
        PyObject *made = info == NULL ? NULL : info == Py_None ? Py_NewRef(code) : (PyObject *)known_new(info);
        Py_XDECREF(info);
        if (made == NULL || PyDict_SetItem(h->knowns, key, made) < 0) {
            Py_XDECREF(made);
            Py_DECREF(key);
            return NULL;
        }
        Py_DECREF(made);
        found = made;
    }
    Py_DECREF(key);
    return found != NULL && Py_TYPE(found) == known_type ? (Known *)Py_NewRef(found) : NULL;
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

static int
append_row(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *label, PyObject *value)
{
    Known *k = a->known;
    Tape *t = h->tape;
    if (t->is_writing)
        return OK;
    size_t start = t->out.size;
    unsigned int row[5] = {event, line, a->depth, a->number, k->scope};
    t->is_writing = 1;
    int r = value != NULL ? put_entry(t, 0, label, value) : OK;
    if (r == OK && (k->names == Py_None || k->heads.count > 0))
        r = put_own(h, a);
    if (r == OK && k->global_heads.count > 0)
        r = put_modules(t, a);
    return finish_event(t, start, r, row);
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
    Py_DECREF(OBJ(a));
    return r;
}

static int
rare(HotPath *h, PyObject *method, Activation *a, PyObject *error)
{
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
    return call_method((PyObject *)h, S.enter_thrown, frame, k->info, NULL);
}

static int
trace_call(HotPath *h, PyObject *frame)
{
    PyObject *code = (PyObject *)PyFrame_GetCode((PyFrameObject *)frame);
    Known *k = known_of(h, code);
    Py_DECREF(code);
    if (k == NULL)
        return PyErr_Occurred() ? FAILED : OK;
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
    if (a == NULL)
        return OK;
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

static int
trace_function(PyObject *self, PyFrameObject *frame, int what, PyObject *argument)
{
    /* Up to 3.11 even comparing two keys counts as a level of recursion, and the program may have used up all of them. */
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
    PyObject *knowns = PyObject_GetAttrString(scopes, "knowns");
    PyObject *stack = PyList_New(0), *suspended = PyDict_New();
    if (knowns == NULL || stack == NULL || suspended == NULL || !PyDict_Check(knowns)) {
        Py_XDECREF(knowns);
        Py_XDECREF(stack);
        Py_XDECREF(suspended);
        return -1;
    }
    ASSIGN(h->knowns, knowns);
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
        {&S.empty, ""}, {&S.raise_, "raise_"}, {&S.unwind, "unwind"}, {&S.enter_thrown, "enter_thrown"},
        {&S.settle, "settle"}, {&S.info, "info"}, {&S.adopt, "adopt"}, {&S.watch, "watch"}, {&S.f_lasti, "f_lasti"},
        {&S.visible, "visible"}, {&S.jumped, "jumped"},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if ((*all[i].slot = PyUnicode_InternFromString(all[i].text)) == NULL)
            return FAILED;
    return OK;
}

static int
prepare(PyObject *module)
{
    if (intern() < 0)
        return -1;
    if (learn_frames() < 0)
        return -1;
    stretch_type = (PyTypeObject *)PyType_FromSpec(&stretch_spec);
    known_type = (PyTypeObject *)PyType_FromSpec(&known_spec);
    activation_type = (PyTypeObject *)PyType_FromSpec(&activation_spec);
    hot_path_type = (PyTypeObject *)PyType_FromSpec(&hot_spec);
    PyObject *tape = PyType_FromSpec(&tape_spec);
    if (stretch_type == NULL || known_type == NULL || activation_type == NULL || hot_path_type == NULL || tape == NULL)
        return -1;
    if (PyModule_AddObjectRef(module, "Tape", tape) < 0
        || PyModule_AddObjectRef(module, "Activation", (PyObject *)activation_type) < 0
        || PyModule_AddObjectRef(module, "HotPath", (PyObject *)hot_path_type) < 0)
        return -1;
    Py_DECREF(tape);
    return 0;
}

static PyMethodDef functions[] = {
    {"columns", columns, METH_O, "Rows of numbers, column after column."},
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
