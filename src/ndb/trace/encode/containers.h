/* Part of _encode.c: containers that are no builtins: OrderedDict, defaultdict, Counter, deque, subclasses of list, dict, …
 *
 * Knows what describe.py says of them, and writes it without asking: the same bytes, without making what is written first.
 * Where that is not so simple (keys that are objects, long dicts with much room) describe.py is asked after all. */

#define KEPT 40    /* describe._KEPT */

typedef struct {
    int tag;                       /* what the items are written as */
    PyObject *prefix, *suffix;
    PyObject *made;                /* a set is copied, for the order of its members */
    PyObject *items[4 * KEPT];     /* all of them, or the first and the last; of a dict keys and values in turn */
    Py_ssize_t count, size;        /* how many objects those are; how many items there are */
} Container;

static void
close_container(Container *c)
{
    for (Py_ssize_t i = 0; i < c->count; i++)
        Py_DECREF(c->items[i]);
    Py_XDECREF(c->prefix);
    Py_XDECREF(c->suffix);
    Py_XDECREF(c->made);
}

static void
take_item(Container *c, PyObject *item)
{
    c->items[c->count++] = Py_NewRef(item);
}

/* In the order that an OrderedDict keeps for itself. */
static int
take_ordered(Container *c, PyObject *dict)
{
    OrderedNode *node = AT(OrderedNode *, dict, L.odict_first);
    for (; node != NULL && c->count < 2 * c->size && is_plain(node->key); node = node->next) {
        PyObject *item = PyDict_GetItemWithError(dict, node->key);
        if (item == NULL)
            break;
        take_item(c, node->key);
        take_item(c, item);
    }
    PyErr_Clear();
    return node == NULL && c->count == 2 * c->size ? OK : ASK;
}

static int
take_pairs(Container *c, PyObject *dict, int is_ordered)
{
    if (is_ordered && c->size <= 2 * KEPT)
        return take_ordered(c, dict);
    Py_ssize_t at = 0, most = c->size > 2 * KEPT ? 2 * KEPT : 4 * KEPT;   /* of a long one the first, which rarely fit */
    PyObject *key, *item;
    while (c->count < most && PyDict_Next(dict, &at, &key, &item)) {
        if (!is_plain(key))
            return ASK;
        take_item(c, key);
        take_item(c, item);
    }
    return OK;
}

/* As Counter shows itself: most common first. */
static int
sort_counts(Container *c)
{
    for (Py_ssize_t i = 1; i < c->count; i += 2) {
        PyTypeObject *type = Py_TYPE(c->items[i]);
        if (type != &PyLong_Type && type != &PyFloat_Type)
            return OK;
        if (type == &PyFloat_Type && PyFloat_AsDouble(c->items[i]) != PyFloat_AsDouble(c->items[i]))
            return ASK;
    }
    for (Py_ssize_t i = 2; i < c->count; i += 2) {
        PyObject *key = c->items[i], *count = c->items[i + 1];
        Py_ssize_t at = i;
        for (; at > 0 && PyObject_RichCompareBool(c->items[at - 1], count, Py_LT) == 1; at -= 2) {
            c->items[at] = c->items[at - 2];
            c->items[at + 1] = c->items[at - 1];
        }
        c->items[at] = key;
        c->items[at + 1] = count;
    }
    return OK;
}

static int
name_factory(Container *c, Plan *plan, PyObject *value)
{
    PyObject *factory = plan->count ? plan->get[0](PyTuple_GetItem(plan->members, 0), value, (PyObject *)plan->type) : NULL;
    PyErr_Clear();
    if (factory == Py_None)
        c->prefix = PyUnicode_FromString("defaultdict(None, ");
    else if (factory != NULL && PyType_Check(factory)) {
        PyObject *name = PyType_GetName((PyTypeObject *)factory);
        c->prefix = name ? PyUnicode_FromFormat("defaultdict(<class '%U'>, ", name) : NULL;
        Py_XDECREF(name);
    }
    Py_XDECREF(factory);
    return c->prefix != NULL ? OK : PyErr_Occurred() ? FAILED : ASK;
}

static int
take_dict(Container *c, Plan *plan, PyObject *value)
{
    c->tag = 'd';
    c->size = PyDict_Size(value);
    if (plan->form == 'f') {
        int named = name_factory(c, plan, value);
        if (named != OK)
            return named;
    }
    int r = take_pairs(c, value, (plan->flags & ORDERED) != 0);
    if (r != OK || plan->form != 'c')
        return r;
    return c->size ? sort_counts(c) : ASK;
}

/* The first and the last items of a row, or all. */
static void
take_row(Container *c, PyObject **items)
{
    for (Py_ssize_t i = 0; i < c->size; i++) {
        if (c->size > 2 * KEPT && i == KEPT)
            i = c->size - KEPT;
        take_item(c, items[i]);
    }
}

static int
take_deque(Container *c, Plan *plan, PyObject *value)
{
    PyObject *most = plan->count && L.deque_items ? plan->get[0](PyTuple_GetItem(plan->members, 0), value, (PyObject *)plan->type) : NULL;
    PyErr_Clear();
    if (most == NULL)
        return ASK;
    if (most != Py_None)
        c->suffix = PyUnicode_FromFormat(", maxlen=%S)", most);
    Py_DECREF(most);
    c->tag = 'l';
    c->size = AT(Py_ssize_t, value, L.deque_items);
    PyObject **items = PyErr_Occurred() ? NULL : deque_items(value, c->size, 0);
    if (items != NULL)
        take_row(c, items);
    free(items);
    return items != NULL ? OK : FAILED;
}

static int
take_set(Container *c, PyObject *value)
{
    c->size = PySet_Size(value);
    PyObject *from = c->size > 2 * KEPT ? NULL : value;
    c->made = c->tag == 'S' ? PySet_New(from) : PyFrozenSet_New(from);
    return c->made != NULL ? OK : FAILED;
}

static int
open_container(Container *c, Plan *plan, PyObject *value)
{
    memset(c, 0, sizeof *c);
    c->tag = plan->form;
    int r = ASK;
    if (plan->flags & MAPPED)
        r = take_dict(c, plan, value);
    else if (plan->flags & MEMBERS)
        r = take_set(c, value);
    else if (plan->flags & DEQUED)
        r = take_deque(c, plan, value);
    else if (plan->flags & LISTED && L.list_items) {
        c->size = PyList_Size(value);
        take_row(c, AT(PyObject **, value, L.list_items));
        r = OK;
    }
    else if (plan->flags & TUPLED && L.tuple_items) {
        c->size = PyTuple_Size(value);
        take_row(c, &AT(PyObject *, value, L.tuple_items));
        r = OK;
    }
    if (r == OK && c->prefix == NULL)
        c->prefix = Py_NewRef(plan->form_text);
    if (r == OK && c->suffix == NULL && (c->suffix = PyUnicode_FromString(")")) == NULL)
        r = FAILED;
    return r;
}

/* Some of the items, as the builtin container that they are shown as. */
static int
put_run(Tape *e, int tag, PyObject **items, Py_ssize_t count)
{
    Py_ssize_t size = tag == 'd' ? count / 2 : count;
    if (size * (tag == 'd' ? 6 : 3) > e->room + 2)
        return FULL;
    int r = charge(e, 2 + (tag == 'd' ? 2 * size : 0) + 2 * (size > 1 ? size - 1 : 0));
    if (r)
        return r;
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    if (put_byte(&e->out, tag) < 0 || put_varint(&e->out, (uint64_t)size) < 0)
        return FAILED;
    e->path[e->depth++] = NULL;
    for (Py_ssize_t i = 0; i < count && r == OK; i++)
        r = whole(e, items[i]);
    if (r == OK)
        e->depth--;
    return r;
}

/* The first and the last items of one that has more. */
static int
put_ends(Tape *e, Container *c)
{
    if (put_byte(&e->out, 'x') < 0)
        return FAILED;
    int r = c->made ? whole(e, c->made) : put_run(e, c->tag, c->items, KEPT);
    if (r == OK)
        r = c->made ? whole(e, c->made) : put_run(e, c->tag, c->items + KEPT, KEPT);
    return r ? r : put_varint(&e->out, (uint64_t)(c->made ? c->size : c->size - 2 * KEPT));
}

static int
put_container(Tape *e, Container *c)
{
    int r = charge(e, PyUnicode_GetLength(c->prefix));
    if (r || (r = put_text(&e->out, 'w', c->prefix)) || (r = charge(e, PyUnicode_GetLength(c->suffix)))
        || (r = put_text(&e->out, 0, c->suffix)))
        return r;
    if (c->size > 2 * KEPT && c->tag == 'd')
        return (r = put_run(e, c->tag, c->items, c->count)) == OK ? ASK : r;
    if (c->size > 2 * KEPT)
        return put_ends(e, c);
    return c->made ? whole(e, c->made) : put_run(e, c->tag, c->items, c->count);
}

/* Some items of a container from one on, as a list; of a dict pairs. */
static PyObject *
listed_items(Container *c, Py_ssize_t from, Py_ssize_t count)
{
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = c->tag == 'd' ? PyTuple_Pack(2, c->items[2 * (from + i)], c->items[2 * (from + i) + 1])
            : Py_NewRef(c->items[from + i]);
        if (item == NULL || PyList_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static int
cut_shown(Tape *e, Container *c, Py_ssize_t room)
{
    e->is_partial = 1;
    if (room < 8)
        return gone(e, "more");
    if (put_text(&e->out, 'w', c->prefix) < 0 || put_text(&e->out, 0, c->suffix) < 0)
        return FAILED;
    if (c->size > 2 * KEPT)
        return gone(e, "more");
    if (c->made)
        return cut_value(e, c->made, room);
    if (e->depth >= DEPTH)
        return gone(e, "deeper");
    Py_ssize_t most = c->tag == 'd' ? MOST_PAIRS(room) : MOST(room);
    most = most < c->size ? most : c->size;
    e->path[e->depth++] = NULL;
    int r = cut_lists(e, c->tag, NULL, c->size, listed_items(c, 0, most), listed_items(c, c->size - most, most), room);
    e->depth--;
    return r;
}

/* A container of a class of its own, whole or (`cut_to`: characters) cut; ASK: nothing was written. */
static int
show_container(Tape *e, PyObject *value, Plan *plan, Py_ssize_t cut_to)
{
    Container c;
    Heap *heap = e->heap;
    size_t start = e->out.size;
    Py_ssize_t room = e->room;
    Made before = heap->made;
    int r = open_container(&c, plan, value);
    if (r == OK) {
        r = note_members(e, plan, value);
        heap->made = (Made){c.made, NULL, NULL};
        if (r == OK)
            r = cut_to < 0 ? put_container(e, &c) : cut_shown(e, &c, cut_to);
        heap->made = before;
    }
    if (r == ASK) {
        e->out.size = start;
        e->room = room;
    }
    close_container(&c);
    return r;
}

/* A value of a class whose form is known. */
static int
show_known(Tape *e, PyObject *value, Py_ssize_t cut_to)
{
    Plan *plan = plan_of(e, Py_TYPE(value));
    if (plan == NULL)
        return FAILED;
    return plan->form ? show_container(e, value, plan, cut_to) : ASK;
}
