/* Part of _encode.c: tape.Tape, what is on it once more in memory that outlives the process, and what is taken off it.
 *
 * Knows where an event begins and ends. Does not know how the interpreter tells of it. */

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

/* A row and what belongs to it, behind what is there; it does not count yet. */
static uint64_t
lay(unsigned char *bank, uint64_t at, const unsigned char *row, const unsigned char *payload, size_t size)
{
    memcpy(bank + BANK_HEAD + at, row, 24);
    if (size)
        memcpy(bank + BANK_HEAD + at + 24, payload, size);
    return at + 24 + size;
}

static uint64_t
lay_beside(unsigned char *bank, uint64_t at, uint32_t kind, const unsigned char *data, size_t size)
{
    unsigned char row[24] = {0};
    store_u32(row, kind);
    store_u32(row + 20, (uint32_t)size);
    return lay(bank, at, row, data, size);
}

/* An event, with what was told beside it. Events come first: of what objects hold there is at most half a bank. */
static void
reflect_event(Tape *t, const unsigned char *row, const unsigned char *payload, size_t size)
{
    Mirror *m = t->mirror;
    unsigned char *bank = (unsigned char *)m->view.buf + (size_t)m->bank * m->room;
    size_t objects = t->objects.size - m->objects, versions = versions_size(t) - m->versions;
    int is_beside = !m->is_beside_full && (objects || versions);
    uint64_t at;
    memcpy(&at, bank, 8);
    if (m->is_full || BANK_HEAD + at + 4 * 24 + size > m->room) {
        m->is_full = 1;   /* until the next stretch */
        return;
    }
    at = lay(bank, at, row, payload, size);
    if (is_beside && (m->beside + objects + versions > m->room / 2 || BANK_HEAD + at + 3 * 24 + objects + versions > m->room)) {
        m->is_beside_full = 1;
        at = lay_beside(bank, at, NO_MORE, NULL, 0);
    }
    else if (is_beside) {
        if (objects)
            at = lay_beside(bank, at, OF_OBJECTS, t->objects.data + m->objects, objects);
        if (versions)
            at = lay_beside(bank, at, OF_VERSIONS, versions_data(t) + m->versions, versions);
        m->beside += objects + versions;
        m->objects += objects;
        m->versions += versions;
    }
    store_size(bank, at);
}

static void
reflect_stretch(Mirror *m)
{
    unsigned char *bank = (unsigned char *)m->view.buf + (size_t)m->bank * m->room, row[24];
    uint32_t head[6] = {STRETCH, m->thread, (uint32_t)m->events, (uint32_t)(m->events >> 32), 0, 0};
    for (int i = 0; i < 6; i++)
        store_u32(row + 4 * i, head[i]);
    uint64_t at;
    memcpy(&at, bank, 8);
    m->is_full = BANK_HEAD + at + 24 > m->room;
    m->is_beside_full = 0;
    m->objects = m->versions = 0;
    if (!m->is_full)
        store_size(bank, lay(bank, at, row, NULL, 0));
}

static void
empty_bank(Mirror *m, int bank)
{
    memset((unsigned char *)m->view.buf + (size_t)bank * m->room, 0, BANK_HEAD);
    m->beside = 0;
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
        reflect_event(t, t->rows.data + t->rows.size - 24, t->out.data + t->last, t->out.size - t->last);
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
    begin_now(t->heap);
    t->heap->began = t->heap->now;
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
    heap->spare += SHARE - (heap->is_thorough ? (int64_t)heap->visited : 0);
    heap->spare = heap->spare > SPARE ? SPARE : heap->spare;
    heap->is_thorough = heap->is_ending = 0;
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
    int r = put_snapshot(t, value, NULL, 0);
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

static void
put_text_line(Lines *l, PyObject *text)
{
    const char *parts[] = {PyBytes_AsString(text)};
    size_t sizes[] = {(size_t)PyBytes_Size(text)};
    put_line(l, parts, sizes, 1);
}

static PyObject *
lines_add(Lines *l, PyObject *line)
{
    if (!PyBytes_Check(line)) {
        PyErr_SetString(PyExc_TypeError, "a line is bytes");
        return NULL;
    }
    put_text_line(l, line);
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
    unsigned long long events = 0;
    if (!PyArg_ParseTuple(args, "OI|K", &memory, &thread, &events))
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
    m->events = events;
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

#define LARGE_NUMBER 255   /* in a column: the number itself stands behind the column */

/* tape.columns */
static int
put_column(Buffer *b, Buffer *large, const unsigned char *rows, size_t count, size_t column)
{
    int is_own = column == 0 || column == 5;   /* told as it is, not by what it differs from the last one */
    uint32_t before = 0;
    large->size = 0;
    if (reserve(b, count) < 0)
        return FAILED;
    for (size_t row = 0; row < count; row++) {
        uint32_t number = load_u32(rows + row * 24 + column * 4), differs = number - before;
        before = is_own ? 0 : number;
        uint32_t told = is_own ? number : (differs << 1) ^ (differs >> 31 ? UINT32_MAX : 0);
        b->data[b->size++] = told < LARGE_NUMBER ? (unsigned char)told : LARGE_NUMBER;
        if (told >= LARGE_NUMBER && put_u32(large, told) < 0)
            return FAILED;
    }
    return put(b, large->data, large->size);
}

static PyObject *
columns(PyObject *Py_UNUSED(module), PyObject *rows)
{
    Py_buffer view;
    if (PyObject_GetBuffer(rows, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    Buffer out = {0}, large = {0};
    int r = reserve(&large, 4);
    for (size_t column = 0; column < 6 && r == OK; column++)
        r = put_column(&out, &large, view.buf, (size_t)view.len / 24, column);
    PyObject *table = r == OK ? PyBytes_FromStringAndSize((char *)out.data, (Py_ssize_t)out.size) : NULL;
    PyBuffer_Release(&view);
    free(out.data);
    free(large.data);
    return table;
}

/* One column, as it was; how much of the data it took, 0 if there is too little. */
static size_t
read_column(const unsigned char *data, size_t size, size_t count, int is_own, unsigned char *to)
{
    size_t end = count;
    uint32_t number = 0;
    if (size < count)
        return 0;
    for (size_t row = 0; row < count; row++) {
        uint32_t told = data[row];
        if (told == LARGE_NUMBER) {
            if (end + 4 > size)
                return 0;
            told = load_u32(data + end);
            end += 4;
        }
        number = is_own ? told : number + ((told >> 1) ^ (told & 1 ? UINT32_MAX : 0));
        store_u32(to + 4 * row, number);
    }
    return end;
}

/* tape.table */
static PyObject *
read_table(PyObject *Py_UNUSED(module), PyObject *args)
{
    Py_buffer view;
    Py_ssize_t count;
    if (!PyArg_ParseTuple(args, "y*n", &view, &count))
        return NULL;
    int is_sound = count >= 0 && count <= view.len;
    PyObject *table = is_sound ? PyBytes_FromStringAndSize(NULL, 24 * count) : NULL;
    const unsigned char *data = view.buf;
    size_t at = 0, size = (size_t)view.len;
    for (size_t column = 0; table != NULL && count > 0 && is_sound && column < 6; column++) {
        unsigned char *to = (unsigned char *)PyBytes_AsString(table) + column * 4 * (size_t)count;
        size_t taken = read_column(data + at, size - at, (size_t)count, column == 0 || column == 5, to);
        is_sound = taken > 0;
        at += taken;
    }
    PyBuffer_Release(&view);
    if (is_sound && at == size)
        return table;
    Py_XDECREF(table);
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "rows are missing");
    return NULL;
}

static PyObject *
tape_peek(Tape *t, PyObject *Py_UNUSED(ignored))
{
    return Py_BuildValue("y#y#", t->rows.data ? (char *)t->rows.data : "", (Py_ssize_t)t->rows.size,
                         t->out.data ? (char *)t->out.data : "", (Py_ssize_t)t->out.size);
}

/* The rows from one on, by its number since the last take. */
static PyObject *
tape_rows(Tape *t, PyObject *first)
{
    size_t start = PyLong_AsSize_t(first);
    if (start == (size_t)-1 && PyErr_Occurred())
        return NULL;
    start = start < t->count ? 24 * start : t->rows.size;
    return PyBytes_FromStringAndSize(t->rows.data ? (char *)t->rows.data + start : "", (Py_ssize_t)(t->rows.size - start));
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
    begin_unseen(t->heap);
    t->heap->spare = SPARE;
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
    {"rows", (PyCFunction)tape_rows, METH_O, "The rows from one on, which stay."},
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
