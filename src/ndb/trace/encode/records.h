/* Part of _encode.c: plain values, whose number is made at once; classes, asked about once; records, found by address.
 *
 * Knows when a record is begun and forgotten. Does not know what an object holds. */

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
    Py_XDECREF(plan->nodes);
    Py_XDECREF(plan->form_text);
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

#define ITEMS (LISTED | TUPLED | MAPPED | MEMBERS | DEQUED | ORDERED)

/* Have how containers of a class are written without asking what they are. */
static int
ask_form(Tape *t, Plan *plan)
{
    if (!(plan->flags & ITEMS) || plan->flags & (FROZEN | VOLATILE | TOLD))
        return OK;
    PyObject *method = PyObject_GetAttr(t->describe, S.form);
    PyObject *told = method ? call_python(method, (PyObject *)plan->type, NULL, NULL) : NULL;
    Py_XDECREF(method);
    if (told != NULL && PyTuple_Check(told)) {
        Py_UCS4 tag = PyUnicode_ReadChar(PyTuple_GetItem(told, 0), 0);
        plan->form = (char)tag;
        plan->form_text = Py_NewRef(PyTuple_GetItem(told, 1));
    }
    Py_XDECREF(told);
    return PyErr_Occurred() ? FAILED : OK;
}

/* Ask reach.Reach.plan, once for each class. */
static int
has_name(PyObject *type, const char *attribute, const char *name)
{
    PyObject *own = PyObject_GetAttrString(type, attribute);
    int is_so = own != NULL && PyUnicode_Check(own) && PyUnicode_CompareWithASCIIString(own, name) == 0;
    Py_XDECREF(own);
    PyErr_Clear();
    return is_so;
}

static void *own_next, *no_next;   /* what stands in a class that has a `__next__` of its own, and in one that has none; NULL: not known */

/* Whether to draw from an object may have something called that is written in C: `map`, what stands in itertools, and what is
 * derived from these. */
static int
is_drawing(PyTypeObject *type)
{
    void *next = PyType_GetSlot(type, Py_tp_iternext);
    if (next == NULL || next == own_next || next == no_next)
        return 0;
    for (PyTypeObject *base = type; base != NULL && PyType_GetSlot(base, Py_tp_iternext) == next; base = PyType_GetSlot(type, Py_tp_base))
        type = base;   /* the one that is written in C */
    return !has_name((PyObject *)type, "__module__", "_io") && !has_name((PyObject *)type, "__name__", "generator");
}

/* Where instances of a class have their attributes: before them, or where `type.__dictoffset__` says, as those of classes
 * that are derived from one written in C. Its own metaclass is not asked. */
static Py_ssize_t
place_of_dict(PyTypeObject *type)
{
    if (PyType_GetFlags(type) & MANAGED_DICT)
        return L.before_object;
    if (!L.before_object)
        return 0;
    PyObject *all = PyObject_GetAttrString((PyObject *)&PyType_Type, "__dict__");
    PyObject *member = all ? PyMapping_GetItemString(all, "__dictoffset__") : NULL;
    descrgetfunc get = member ? (descrgetfunc)PyType_GetSlot(Py_TYPE(member), Py_tp_descr_get) : NULL;
    PyObject *number = get ? get(member, (PyObject *)type, (PyObject *)&PyType_Type) : NULL;
    Py_ssize_t at = number ? PyLong_AsSsize_t(number) : 0;
    Py_XDECREF(all);
    Py_XDECREF(member);
    Py_XDECREF(number);
    PyErr_Clear();
    return at > 0 ? at : 0;
}

/* A yes or no of describe.Describer's. */
static int
is_told(Tape *t, PyObject *question, PyObject *value)
{
    PyObject *method = PyObject_GetAttr(t->describe, question), *answer = method ? call_python(method, value, NULL, NULL) : NULL;
    int is_so = answer == Py_True;
    Py_XDECREF(method);
    Py_XDECREF(answer);
    PyErr_Clear();
    return is_so;
}

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
    t->heap->has_iterators |= (char)is_drawing(type);
    plan->is_stirring = (char)is_told(t, S.is_stirring, (PyObject *)type);
    t->heap->is_stirring |= plan->is_stirring;
    plan->is_weak = (char)(weak_reference != NULL && PyType_IsSubtype(type, weak_reference));
    plan->is_foreign = (plan->flags & FOREIGN) != 0;
    plan->flags &= ~(unsigned int)FOREIGN;
    plan->type = (PyTypeObject *)Py_NewRef((PyObject *)type);
    plan->count = PyTuple_Size(plan->members);
    plan->dict_at = place_of_dict(type);
    plan->reads = names_read(t, type);
    plan->is_tagged = L.dict_tag && !(plan->flags & ~(unsigned int)(MAPPED | STORED | ORDERED)) && !plan->count;
    plan->is_strong = !(plan->flags & ~(unsigned int)(LISTED | TUPLED | MAPPED | MEMBERS | DEQUED | ORDERED | STORED));
    plan->get = calloc((size_t)plan->count + 1, sizeof(descrgetfunc));
    plan->offsets = calloc((size_t)plan->count + 1, sizeof(Py_ssize_t));
    for (Py_ssize_t i = 0; plan->get && plan->offsets && i < plan->count; i++) {
        PyObject *member = PyTuple_GetItem(plan->members, i);
        plan->get[i] = (descrgetfunc)PyType_GetSlot(Py_TYPE(member), Py_tp_descr_get);
        if (L.member_offset && Py_TYPE(member) == member_type && AT(PyMemberDef *, member, L.member_offset)->type == T_OBJECT_EX)
            plan->offsets[i] = AT(PyMemberDef *, member, L.member_offset)->offset;
        plan->is_strong &= plan->offsets[i] != 0;
    }
    if ((plan->flags & ORDERED) && !L.odict_state)
        plan->flags = VOLATILE;
    if (plan->get == NULL || plan->offsets == NULL || ask_form(t, plan) < 0 || put_plan(t->heap, plan) < 0) {
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
    free(r->shown);
    r->shown = NULL;
    r->is_shown = 0;
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
    r->is_unread = r->is_ends = 0;
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
    r->tick = r->origin = ++heap->tick;
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
