/* Part of _encode.c: bytes that grow, numbers and texts in them, and calls of our own Python code.
 *
 * Knows the limits of a snapshot and the names that are asked for. Does not know what is written. */

#define DEPTH 100       /* snapshot.DEPTH */
#define SORTABLE 400    /* snapshot.SORTABLE */
#define MOST(room) ((room) / 4 + 2)         /* snapshot._most */
#define MOST_PAIRS(room) ((room) / 8 + 2)   /* of which each has a colon, too */
#define HEADROOM 200    /* frames that our own Python code may need on top of a program at its recursion limit */

enum { CALL = 0, LINE = 1, RETURN = 2, EXCEPTION = 3, EXPRESSION = 4 };   /* state.Event */
enum { FULL = 1, OK = 0, FAILED = -1, ASK = -2 };   /* ask: describe.py, since it cannot be told here */
enum { TRACE_CALL = 0, TRACE_EXCEPTION = 1, TRACE_LINE = 2, TRACE_RETURN = 3, TRACE_OPCODE = 7 };   /* PyTrace_..., not in the limited API */

#define OBJ(pointer) ((PyObject *)(pointer))
#define ASSIGN(slot, fresh) do { PyObject *old_ = OBJ(slot); (slot) = (fresh); Py_XDECREF(old_); } while (0)

static struct {
    PyObject *f_locals, *f_globals, *f_builtins, *text, *name, *attributes, *prefix, *value, *suffix, *head, *tail, *omitted;
    PyObject *start, *stop, *step, *bit_length, *items, *reversed, *empty;
    PyObject *raise_, *unwind, *dunder_name, *names_read, *is_stirring, *may_change, *asking_methods, *enter_thrown, *go_on, *settle, *info, *adopt, *watch, *f_lasti, *visible, *jumped, *number;
    PyObject *calm, *form, *lasting, *files, *scopes, *lines_told, *lock, *locked, *errors, *remember;
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
