/* Part of _encode.c: values that are cut, since not all of them fits: their first and last items.
 *
 * Knows how room is shared out between both ends, as values/snapshot.py does. */

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
    int r = show_known(e, value, room);
    if (r != ASK)
        return r;
    if (look_at(e, value, &name, &pairs, &node) < 0)
        return FAILED;
    r = node != NULL ? show_node(e, value, node, room) : note(e, value, 0) < 0 ? FAILED : cut_object(e, name, pairs, room);
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
