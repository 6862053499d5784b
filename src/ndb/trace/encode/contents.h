/* Part of _encode.c: what has no items: buffers, names, subclasses of numbers and texts, and what only `describe` knows.
 *
 * Ends with `refresh`, which has what any object holds itself as of now. */

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

/* What the text of a value is made from, where that is nothing but a name: of functions, classes and modules; "" where the
 * class says it all. NULL: it is made from more. */
static PyObject *
name_told(Plan *plan, PyObject *value)
{
    PyObject *name = NULL;
    if (plan->flags == CONST && !plan->count)
        return Py_NewRef(S.empty);
    if (Py_TYPE(value) == &PyModule_Type)
        name = Py_XNewRef(PyDict_GetItemWithError(PyModule_GetDict(value), S.dunder_name));
    else if (plan->flags == NAMED && !plan->count)
        name = PyType_Check(value) ? PyType_GetName((PyTypeObject *)value) : PyObject_GetAttr(value, S.dunder_name);
    PyErr_Clear();
    if (name != NULL && Py_TYPE(name) != &PyUnicode_Type)
        Py_CLEAR(name);
    return name;
}

#define MOST_NODES 10000

/* As `described`; of values that are told by their names it is asked once for each name. */
static PyObject *
described_by_name(Tape *t, Plan *plan, PyObject *value)
{
    PyObject *name = name_told(plan, value);
    if (name == NULL)
        return described(t, value);
    if (plan->nodes == NULL || PyDict_Size(plan->nodes) > MOST_NODES)
        ASSIGN(plan->nodes, PyDict_New());
    PyObject *node = plan->nodes ? Py_XNewRef(PyDict_GetItemWithError(plan->nodes, name)) : NULL;
    if (node == NULL && !PyErr_Occurred()) {
        node = described(t, value);
        if (node != NULL && Py_TYPE(node) == t->opaque && PyDict_SetItem(plan->nodes, name, node) < 0)
            Py_CLEAR(node);
    }
    Py_DECREF(name);
    return node;
}

static int
refresh_described(Tape *t, Record *r, PyObject *value)
{
    int is_node = Py_TYPE(value) == t->opaque || Py_TYPE(value) == t->object || Py_TYPE(value) == t->wrapped
        || Py_TYPE(value) == t->cut || Py_TYPE(value) == t->gone || Py_TYPE(value) == t->cycle;
    PyObject *node = is_node ? Py_NewRef(value) : described_by_name(t, r->plan, value);
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
    if (r->content_due > heap->now)
        heap->spare -= (int64_t)(size / (BUFFER_SHARE / SHARE));
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
