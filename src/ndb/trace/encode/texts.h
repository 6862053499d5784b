/* Part of _encode.c: texts of objects: what they are made from, and how what `describe` says is written.
 *
 * Knows which objects a text shows, so that it need not be made again while these are the same. */

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
    if (heap->noted_count >= MOST_NOTED || (is_deep && ((r->missing & CUT) || r->due > heap->now))) {
        heap->is_lost = 1;
        return OK;
    }
    return note_record(heap, r, is_deep);
}

/* An object is about to be shown by what it holds itself; and by what is in its members that are no slots (the arguments of an
 * exception, the factory of a defaultdict): another one may lie where they lay. */
static int
note_members(Tape *t, Plan *plan, PyObject *value)
{
    if (note(t, value, 0) < 0)
        return FAILED;
    int r = OK;
    for (Py_ssize_t i = 0; i < plan->count && r == OK && t->heap->is_noting; i++) {
        PyObject *member = plan->offsets[i] ? NULL : plan->get[i](PyTuple_GetItem(plan->members, i), value, (PyObject *)plan->type);
        PyErr_Clear();
        if (member != NULL && !is_plain(member))
            r = note(t, member, 1);
        Py_XDECREF(member);
    }
    return r;
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
        return note_members(t, plan, value);
    if (!is_told && Py_TYPE(node) == t->wrapped && plan->flags & ITEMS)
        return note_members(t, plan, value) < 0 || find_made(t, node, &heap->made) < 0 ? FAILED : OK;
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

/* Whether all that the kept text of an object was made from is as it was then. What holds comes before what is held: it is looked
 * at as long as it is known to be there. */
static int
is_text_same(Tape *t, Record *r)
{
    if (r->shown == NULL || r->shown_at != r->text_at)
        return 0;
    for (size_t i = 0; i < r->text_count; i++) {
        Record *from = r->text_from[i].record;
        int is_deep = r->text_from[i].is_deep;
        if (Py_TYPE(from->address) != from->type)
            return 0;
        if (is_deep ? reached(t, from->address) == NULL : refresh_once(t, from) < 0)
            return FAILED;
        if (is_deep ? from->changed > r->text_at || (from->missing & CUT) || from->due > t->heap->now : from->own_at > r->text_at)
            return 0;
    }
    return r->text_count > 0;
}

/* A text was made, which does not show all of its object: the second one is kept, since there may be more. */
static int
keep_text(Record *r, const unsigned char *text, size_t size)
{
    if (!r->is_shown) {
        r->is_shown = 1;
        return OK;
    }
    unsigned char *shown = realloc(r->shown, size);
    if (shown == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    memcpy(shown, text, size);
    r->shown = shown;
    r->shown_size = (uint32_t)size;
    return OK;
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

/* An instance of a class that is known to show just what is in its `__dict__`; ASK: it is not. */
static int
put_plain(Tape *e, PyObject *value)
{
    PyObject *name = PyDict_GetItemWithError(e->plain, (PyObject *)Py_TYPE(value));
    PyObject *stored = name != NULL ? PyObject_GenericGetDict(value, NULL) : NULL;
    int r = ASK;
    PyErr_Clear();
    if (stored != NULL && PyDict_Check(stored) && has_plain_names(stored))
        r = note(e, value, 0) < 0 ? FAILED : put_stored(e, name, stored);
    Py_XDECREF(stored);
    return r;
}

#define MOST_SLOTS 16

/* What stands in the slots of an object, in the order of its shape (describe.Describer.shapes): names and values in turn, of the
 * values references. How many; ASK: it consists of more than slots, or of many. */
static int
take_slots(PyObject *shape, PyObject *value, PyObject **found)
{
    PyObject *names = PyTuple_GetItem(shape, 1), *members = PyTuple_GetItem(shape, 2);
    Py_ssize_t size = PyTuple_Size(names);
    int count = 0;
    if (!L.member_offset || size > MOST_SLOTS || PyTuple_GetItem(shape, 3) == Py_True || PyTuple_GetItem(shape, 4) != Py_None)
        return ASK;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *member = PyTuple_GetItem(members, i);
        if (Py_TYPE(member) != member_type || AT(PyMemberDef *, member, L.member_offset)->type != T_OBJECT_EX)
            return ASK;
        found[count] = PyTuple_GetItem(names, i);
        found[count + 1] = AT(PyObject *, value, AT(PyMemberDef *, member, L.member_offset)->offset);
        count += found[count + 1] != NULL ? 2 : 0;
    }
    for (int i = 1; i < count; i += 2)
        Py_INCREF(found[i]);
    return count;
}

/* As `put_object`, of an instance of a class that is known to show what stands in its slots; ASK: it is not. */
static int
put_slots(Tape *e, PyObject *value)
{
    PyObject *shape = PyDict_GetItemWithError(e->shapes, (PyObject *)Py_TYPE(value)), *found[2 * MOST_SLOTS];
    int count = shape != NULL ? take_slots(shape, value, found) : ASK;
    PyErr_Clear();
    if (count == ASK)
        return ASK;
    PyObject *name = PyTuple_GetItem(shape, 0);
    Py_INCREF(shape);   /* which may be forgotten when others are described */
    int size = count / 2, r = note(e, value, 0) < 0 ? FAILED : size * 3 > e->room + 2 ? FULL : OK;
    if (r == OK)
        r = charge(e, PyUnicode_GetLength(name) + 2 + 2 * (size > 1 ? size - 1 : 0));
    if (r == OK && (r = put_text(&e->out, 'O', name)) == OK)
        r = put_varint(&e->out, (uint64_t)size);
    for (int i = 0; i < count && r == OK; i += 2)
        if ((r = put_name(e, found[i])) == OK)
            r = whole(e, found[i + 1]);
    for (int i = 1; i < count; i += 2)
        Py_DECREF(found[i]);
    Py_DECREF(shape);
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
    if (note_hidden(e, value) < 0)
        return FAILED;
    int r = show_known(e, value, -1);
    if (r == ASK)
        r = put_plain(e, value);
    if (r == ASK)
        r = put_slots(e, value);
    if (r != ASK) {
        e->depth -= r == OK;
        return r;
    }
    if (look_at(e, value, &name, &pairs, &node) < 0)
        return FAILED;
    r = node != NULL ? show_node(e, value, node, -1) : note(e, value, 0) < 0 ? FAILED : put_object(e, name, pairs);
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
