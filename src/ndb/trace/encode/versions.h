/* Part of _encode.c: the heap of versions, what objects held, written when they are seen to hold something else.
 *
 * beside/versions.py says how it is laid out, and reads it. An object is *kept* once something that is shown of it leaves
 * anything out, or it holds other objects, or a kept one refers to it; from then on whatever looks at it (`refresh_once`)
 * writes what changed. Nothing is looked at for this alone, and nobody's code is called.
 *
 * What may be written is bounded, in bytes that an account has: so many at the start, and so many more an event. */

enum { V_CLASS = 1, V_TEXT = 2, V_WHOLE = 3, V_DELTA = 4, V_LOST = 5, V_PARTLY = 6, V_ALL = 7 };
enum { LOST_LARGE = 1, LOST_SPENT = 2, LOST_UNSEEN = 3 };

#define MOST_HELD 10000        /* items of one object; up to LONG a row is always compared whole */
#define MOST_HELD_BYTES 32768  /* of a buffer; LONG_BUFFER */
#define MOST_HELD_TEXT 100000  /* bytes of one text */
#define MOST_NEW 1000          /* objects that come to be kept for an event and are looked at for that */
#define LONG_TEXT 48           /* bytes beyond which a text is written once and referred to */
#define CONTENT (WHOLE | TEXTUAL | REAL | BINARY)
#define ROWS (LISTED | TUPLED | MAPPED | DEQUED)

static uint64_t recordings;    /* how many tapes there were: what was written for one is not there for another */

typedef struct {
    uint64_t digest;
    uint32_t number;           /* from 1 on; 0: empty */
} Text;

/* What one recording's versions refer to, and what may still be written. */
typedef struct Versions {
    uint64_t recording;
    Buffer out, taken;
    int64_t account, an_event;
    int64_t reserve;           /* what is left for changes of what is held: nothing new is held for it */
    unsigned int told_at;      /* the event of the stretch of which something was told last */
    char is_told, was_ever;
    uint32_t next_class, next_text;
    Text *texts;
    size_t text_mask, text_used;
    Record **queue;            /* records that are kept from now on and were perhaps seen for this event already */
    size_t queued, queue_room;
} Versions;

static uint32_t object_of(Tape *t, Record *record);
static int write_version(Tape *t, Record *r, uint64_t gap);

static inline int
is_kept(const Tape *t, const Record *r)
{
    return t->versions != NULL && r->kept_in == t->versions->recording;
}

/* Something is about to be told of the event that is being written. */
static int
tell_event(Tape *t)
{
    Versions *v = t->versions;
    if (v->is_told)
        return OK;
    if (put_varint(&v->out, t->count - v->told_at) < 0)
        return FAILED;
    v->told_at = t->count;
    v->is_told = v->was_ever = 1;
    return OK;
}

static int
enqueue(Versions *v, Record *r)
{
    if (v->queued == v->queue_room) {
        size_t room = v->queue_room ? 2 * v->queue_room : 64;
        Record **queue = realloc(v->queue, room * sizeof(Record *));
        if (queue == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        v->queue = queue;
        v->queue_room = room;
    }
    v->queue[v->queued++] = r;
    return OK;
}

static int
keep(Tape *t, Record *r)
{
    if (is_kept(t, r))
        return OK;
    r->kept_in = t->versions->recording;
    r->has_version = r->is_lost = r->is_told_partly = 0;
    r->owes = 1;
    return enqueue(t->versions, r);
}

/* ---- texts that are written once */

static Text *
text_slot(Text *texts, size_t mask, uint64_t digest)
{
    size_t at = (size_t)(digest >> 7) & mask;
    while (texts[at].number && texts[at].digest != digest)
        at = (at + 1) & mask;
    return texts + at;
}

static Text *
text_of(Versions *v, uint64_t digest)
{
    if (2 * (v->text_used + 1) > v->text_mask) {
        size_t mask = v->text_mask ? 2 * v->text_mask + 1 : 63;
        Text *texts = calloc(mask + 1, sizeof(Text));
        if (texts == NULL) {
            PyErr_NoMemory();
            return NULL;
        }
        for (size_t i = 0; v->texts && i <= v->text_mask; i++)
            if (v->texts[i].number)
                *text_slot(texts, mask, v->texts[i].digest) = v->texts[i];
        free(v->texts);
        v->texts = texts;
        v->text_mask = mask;
    }
    return text_slot(v->texts, v->text_mask, digest);
}

/* The number of a text, written if that was not done before; 0: it is too long, or the account is empty. */
static int
hold_text(Tape *t, int tag, const char *data, size_t size, uint64_t digest, uint32_t *number)
{
    Versions *v = t->versions;
    Text *text = text_of(v, digest);
    *number = 0;
    if (text == NULL)
        return FAILED;
    if (!text->number && size <= MOST_HELD_TEXT && (int64_t)size <= v->account) {
        size_t start = v->out.size;
        if (tell_event(t) < 0 || put_byte(&v->out, V_TEXT) < 0 || reserve(&v->out, 8) < 0)
            return FAILED;
        for (int i = 0; i < 8; i++)
            v->out.data[v->out.size++] = (unsigned char)(digest >> (8 * i));
        if (put_raw(&v->out, tag, data, size) < 0)
            return FAILED;
        text->digest = digest;
        text->number = ++v->next_text;
        v->text_used++;
        v->account -= (int64_t)(v->out.size - start);
    }
    *number = text->number;
    return OK;
}

/* ---- items: tags are those of snapshots; '@' refers to an object, '$' to a text, '?' is not held */

static int
put_bytes_item(Tape *t, Buffer *b, int tag, const char *data, size_t size, PyObject *value)
{
    if (size <= LONG_TEXT)
        return put_raw(b, tag, data, size);
    uint64_t digest = 0;
    uint32_t number;
    if (plain_digest(value, &digest) < 0 || hold_text(t, tag, data, size, digest, &number) < 0)
        return FAILED;
    if (!number)
        return put_byte(b, '?');
    return put_byte(b, '$') < 0 ? FAILED : put_varint(b, number);
}

static int
put_long_item(Tape *t, Buffer *b, PyObject *value)
{
    int overflow;
    long long small = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (!overflow)
        return put_byte(b, 'i') < 0 ? FAILED : put_varint(b, ((uint64_t)small << 1) ^ (uint64_t)(small >> 63));
    PyObject *text = PyNumber_ToBase(value, 16);
    Py_ssize_t size = 0;
    const char *data = text ? PyUnicode_AsUTF8AndSize(text, &size) : NULL;
    int r = FAILED;
    if (data != NULL)
        r = PyLong_CheckExact(value) ? put_bytes_item(t, b, 'I', data, (size_t)size, value)
            : size <= MOST_HELD_TEXT ? put_raw(b, 'I', data, (size_t)size) : put_byte(b, '?');
    Py_XDECREF(text);
    return r;
}

static int
put_doubles(Buffer *b, int tag, const double *values, int count)
{
    return put_byte(b, tag) < 0 ? FAILED : put(b, values, (size_t)count * sizeof(double));
}

static int
put_str_item(Tape *t, Buffer *b, PyObject *value)
{
    Py_ssize_t size;
    PyObject *owner;
    const char *data = utf8(value, &size, &owner);
    if (data == NULL)
        return FAILED;
    int r = put_bytes_item(t, b, 's', data, (size_t)size, value);
    Py_DECREF(owner);
    return r;
}

static int
put_range_item(Tape *t, Buffer *b, PyObject *value)
{
    PyObject *names[] = {S.start, S.stop, S.step};
    int r = put_byte(b, 'r');
    for (int i = 0; i < 3 && r == OK; i++) {
        PyObject *part = PyObject_GetAttr(value, names[i]);
        r = part ? put_long_item(t, b, part) : FAILED;
        Py_XDECREF(part);
    }
    return r;
}

/* 1: the value is not plain. */
static int
put_plain_item(Tape *t, Buffer *b, PyObject *value)
{
    PyTypeObject *type = Py_TYPE(value);
    if (type == &PyLong_Type)
        return put_long_item(t, b, value);
    if (type == &PyUnicode_Type)
        return put_str_item(t, b, value);
    if (value == Py_None || type == &PyBool_Type || value == Py_Ellipsis)
        return put_byte(b, value == Py_None ? 'N' : value == Py_True ? 'T' : value == Py_False ? 'F' : 'E');
    if (type == &PyFloat_Type) {
        double number = PyFloat_AsDouble(value);
        return put_doubles(b, 'f', &number, 1);
    }
    if (type == &PyBytes_Type)
        return put_bytes_item(t, b, 'b', PyBytes_AsString(value), (size_t)PyBytes_Size(value), value);
    if (type == &PyComplex_Type) {
        double parts[] = {PyComplex_RealAsDouble(value), PyComplex_ImagAsDouble(value)};
        return put_doubles(b, 'c', parts, 2);
    }
    return type == &PyRange_Type ? put_range_item(t, b, value) : 1;
}

static int
put_record_item(Tape *t, Buffer *b, Record *part)
{
    uint32_t number = object_of(t, part);
    return keep(t, part) < 0 || put_byte(b, '@') < 0 ? FAILED : put_varint(b, number);
}

static int
put_item(Tape *t, Buffer *b, PyObject *item)
{
    int r = put_plain_item(t, b, item);
    if (r != 1)
        return r;
    Record *part = record_of(t, item);
    return part == NULL ? FAILED : put_record_item(t, b, part);
}

/* ---- what `describe` says of a value: its own containers, and references to the program's objects */

static int put_node(Tape *t, Buffer *b, PyObject *node, int depth);

static int
put_node_text(Buffer *b, int tag, PyObject *node, PyObject *field)
{
    PyObject *text = PyObject_GetAttr(node, field);
    int r = text && PyUnicode_Check(text) ? put_text(b, tag, text) : FAILED;
    Py_XDECREF(text);
    return r;
}

static int
put_node_field(Tape *t, Buffer *b, PyObject *node, PyObject *field, int depth)
{
    PyObject *value = PyObject_GetAttr(node, field);
    int r = value ? put_node(t, b, value, depth + 1) : FAILED;
    Py_XDECREF(value);
    return r;
}

static int
put_attributes(Tape *t, Buffer *b, PyObject *node, int depth)
{
    PyObject *pairs = PyObject_GetAttr(node, S.attributes);
    int r = pairs && PyTuple_Check(pairs) ? put_varint(b, (uint64_t)PyTuple_Size(pairs)) : FAILED;
    for (Py_ssize_t i = 0; r == OK && i < PyTuple_Size(pairs); i++) {
        PyObject *pair = PyTuple_GetItem(pairs, i);
        r = put_text(b, 0, PyTuple_GetItem(pair, 0));
        if (r == OK)
            r = put_node(t, b, PyTuple_GetItem(pair, 1), depth + 1);
    }
    Py_XDECREF(pairs);
    return r;
}

static int
put_made(Tape *t, Buffer *b, PyObject *value, int depth)
{
    Bag bag = {0};
    PyTypeObject *type = Py_TYPE(value);
    int tag = type == &PyList_Type ? 'l' : type == &PyTuple_Type ? 't' : type == &PyDict_Type ? 'd' : type == &PySet_Type ? 'S' : 'z';
    int r = tag == 'l' ? bag_list(&bag, value) : tag == 't' ? bag_tuple(&bag, value) : tag == 'd' ? bag_dict(&bag, value)
        : bag_set(&bag, value);
    if (r == OK)
        r = put_byte(b, tag) < 0 ? FAILED : put_varint(b, (uint64_t)(tag == 'd' ? bag.count / 2 : bag.count));
    for (Py_ssize_t i = 0; i < bag.count && r == OK; i++)
        r = put_node(t, b, bag.items[i], depth + 1);
    bag_drop(&bag, 0);
    free(bag.items);
    return r;
}

static int
put_node(Tape *t, Buffer *b, PyObject *node, int depth)
{
    PyTypeObject *type = Py_TYPE(node);
    if (depth > 20)
        return put_byte(b, '?');
    if (type == t->opaque || type == t->gone || type == t->cycle)
        return put_node_text(b, type == t->opaque ? 'o' : type == t->gone ? 'g' : 'y', node, S.text);
    if (type == t->object)
        return put_node_text(b, 'O', node, S.name) < 0 ? FAILED : put_attributes(t, b, node, depth);
    if (type == t->wrapped)
        return put_node_text(b, 'w', node, S.prefix) < 0 || put_node_text(b, 0, node, S.suffix) < 0
            ? FAILED : put_node_field(t, b, node, S.value, depth);
    if (type == t->cut) {
        PyObject *omitted = PyObject_GetAttr(node, S.omitted);
        int r = omitted == NULL || put_byte(b, 'x') < 0 || put_node_field(t, b, node, S.head, depth) < 0
            || put_node_field(t, b, node, S.tail, depth) < 0 ? FAILED : put_varint(b, (uint64_t)PyLong_AsLongLong(omitted));
        Py_XDECREF(omitted);
        return r;
    }
    if (type == &PyList_Type || type == &PyTuple_Type || type == &PyDict_Type || type == &PySet_Type || type == &PyFrozenSet_Type)
        return put_made(t, b, node, depth);
    return put_item(t, b, node);
}

/* ---- versions */

/* The names that a namedtuple gives to its items. */
static int
put_fields(Buffer *b, Plan *plan)
{
    PyObject *type = (PyObject *)plan->type, *fields = NULL;
    if (plan->flags & TUPLED && plan->type != &PyTuple_Type && Py_TYPE(type) == &PyType_Type)
        fields = PyObject_GetAttrString(type, "_fields");
    PyErr_Clear();
    Py_ssize_t count = fields && PyTuple_CheckExact(fields) ? PyTuple_Size(fields) : 0;
    for (Py_ssize_t i = 0; i < count; i++)
        count = PyUnicode_CheckExact(PyTuple_GetItem(fields, i)) ? count : 0;
    int r = put_varint(b, (uint64_t)count);
    for (Py_ssize_t i = 0; i < count && r == OK; i++)
        r = put_text(b, 0, PyTuple_GetItem(fields, i));
    Py_XDECREF(fields);
    return r;
}

static int
tell_class(Tape *t, Plan *plan)
{
    Versions *v = t->versions;
    if (plan->told_in == v->recording)
        return OK;
    PyObject *name = PyType_GetName(plan->type);
    unsigned int flags = plan->flags | (plan->is_foreign ? FOREIGN : 0);
    int r = name == NULL || tell_event(t) < 0 || put_byte(&v->out, V_CLASS) < 0 || put_varint(&v->out, flags) < 0
        || put_text(&v->out, 0, name) < 0 ? FAILED : put_varint(&v->out, (uint64_t)plan->count);
    for (Py_ssize_t i = 0; i < plan->count && r == OK; i++) {
        PyObject *member = PyObject_GetAttr(PyTuple_GetItem(plan->members, i), S.dunder_name);
        if (member != NULL && PyUnicode_Check(member))
            r = put_text(&v->out, 0, member);
        else {
            PyErr_Clear();
            r = put_raw(&v->out, 0, "?", 1);
        }
        Py_XDECREF(member);
    }
    if (r == OK)
        r = put_fields(&v->out, plan);
    Py_XDECREF(name);
    plan->class_number = v->next_class++;
    plan->told_in = v->recording;
    return r;
}

/* Content of subclasses of int, str, float and bytes. */
static int
put_content(Tape *t, Buffer *b, Plan *plan, PyObject *value)
{
    if (plan->flags & WHOLE)
        return put_long_item(t, b, value);
    if (plan->flags & REAL) {
        double number = PyFloat_AsDouble(value);
        return put_doubles(b, 'f', &number, 1);
    }
    Py_ssize_t size;
    PyObject *owner = NULL;
    const char *data = plan->flags & TEXTUAL ? utf8(value, &size, &owner) : PyBytes_AsString(value);
    if (data == NULL)
        return FAILED;
    size = owner ? size : PyBytes_Size(value);
    int r = size <= MOST_HELD_TEXT ? put_raw(b, plan->flags & TEXTUAL ? 's' : 'b', data, (size_t)size) : put_byte(b, '?');
    Py_XDECREF(owner);
    return r;
}

/* Format, shape and bytes of a buffer. */
static int
put_buffer(Buffer *b, PyObject *value)
{
    Py_buffer view;
    if (PyObject_GetBuffer(value, &view, PyBUF_FULL_RO) < 0) {
        PyErr_Clear();
        return put_byte(b, '?');
    }
    const char *format = view.format != NULL ? view.format : "B";
    int r = OK, is_held = view.len <= MOST_HELD_BYTES && view.ndim <= 8 && view.shape != NULL && strchr(format, 'O') == NULL;
    r = !is_held ? put_byte(b, '?') : put_ascii(b, 'M', format) < 0 ? FAILED : put_varint(b, (uint64_t)view.ndim);
    for (int i = 0; is_held && i < view.ndim && r == OK; i++)
        r = put_varint(b, (uint64_t)view.shape[i]);
    if (r == OK && is_held && (r = put_varint(b, (uint64_t)view.len)) == OK && (r = reserve(b, (size_t)view.len)) == OK) {
        r = PyBuffer_ToContiguous(b->data + b->size, &view, view.len, 'C');
        b->size += r == OK ? (size_t)view.len : 0;
    }
    PyBuffer_Release(&view);
    return r;
}

/* How many of an object's items stand where, as far as its class does not tell. */
static int
put_layout(Buffer *b, Record *r)
{
    unsigned int flags = r->plan->flags;
    if (flags & ROWS && flags & (STORED | ORDERED | MEMBERS) && put_varint(b, (uint64_t)r->primary) < 0)
        return FAILED;
    return flags & MEMBERS ? put_varint(b, (uint64_t)r->in_order) : OK;
}

/* A dict of few keys has not kept what they are. */
static int
have_items(Record *r, PyObject *value)
{
    uint64_t tag, state, order;
    if (r->item_count != 0 || !r->plan->is_tagged)
        return OK;
    if (!read_tags(r->plan, value, &tag, &state, &order) || tag != r->tag || state != r->state || order != r->order) {
        drop_items(r);
        return 1;
    }
    Bag bag = {0};
    int result = bag_all(&bag, r->plan, value);
    r->primary = bag.primary;
    r->in_order = bag.listed;
    if (result == OK && bag.count > 0 && (result = keep_items(r, bag.items, bag.count)) == OK)
        bag.count = 0;
    bag_drop(&bag, 0);
    free(bag.items);
    return result;
}

static int
put_items_of(Tape *t, Buffer *b, Record *r, Py_ssize_t from, Py_ssize_t to)
{
    int result = OK;
    for (Py_ssize_t i = from; i < to && result == OK; i++)
        result = put_item(t, b, r->items[i]);
    return result;
}

static int
write_lost(Tape *t, Record *r, int why)
{
    Buffer *b = &t->versions->out;
    int was_held = r->has_version;
    r->has_version = 0;
    if (!was_held || r->is_lost)   /* of what was never held nothing needs to be said */
        return OK;
    r->is_lost = 1;
    return tell_event(t) < 0 || put_byte(b, V_LOST) < 0 || put_varint(b, object_of(t, r)) < 0 ? FAILED : put_byte(b, why);
}

/* Whether instances of a class are held as what `describe` says of them. */
static inline int
is_told_by_text(const Plan *plan)
{
    return (plan->flags & (FROZEN | VOLATILE | NAMED)) || plan->flags == CONST;
}

/* Of what an object holds all, to `b`. */
static int
put_whole(Tape *t, Buffer *b, Record *r, PyObject *value)
{
    Plan *plan = r->plan;
    if (plan->is_foreign)
        return OK;
    if (plan->type == weak_reference)   /* does not hold what it refers to; registries have thousands */
        return put_byte(b, '?');
    if (is_told_by_text(plan)) {
        PyObject *node = described_by_name(t, r->plan, value);
        int result = node ? put_node(t, b, node, 0) : FAILED;
        Py_XDECREF(node);
        return result;
    }
    if (plan->flags & CONTENT && put_content(t, b, plan, value) < 0)
        return FAILED;
    if (plan->flags & BUFFERED && put_buffer(b, value) < 0)
        return FAILED;
    if (!(plan->flags & ~SINGLE || plan->count))
        return OK;
    Py_ssize_t count = r->item_count > 0 ? r->item_count : 0;
    if (put_layout(b, r) < 0 || put_varint(b, (uint64_t)count) < 0)
        return FAILED;
    return put_items_of(t, b, r, 0, count);
}

static int
append_version(Tape *t, Record *r, int kind, uint64_t gap, const Buffer *body)
{
    Versions *v = t->versions;
    size_t start = v->out.size;
    if (tell_event(t) < 0 || put_byte(&v->out, kind) < 0 || put_varint(&v->out, object_of(t, r)) < 0
        || (kind == V_WHOLE && put_varint(&v->out, r->plan->class_number) < 0) || put_varint(&v->out, gap) < 0
        || put_varint(&v->out, body->size) < 0 || put(&v->out, body->data, body->size) < 0)
        return FAILED;
    v->account -= (int64_t)(v->out.size - start);
    r->has_version = 1;
    r->is_lost = r->owes = 0;
    return OK;
}

/* Whether the account has what all that an object holds itself may cost. Something is left for what is held already. */
static inline int
can_pay(const Versions *v, const Record *r)
{
    int64_t least = r->has_version ? 16 : v->reserve + 16;
    return v->account >= least + 4 * (r->item_count > 0 ? (int64_t)r->item_count : 0);
}

/* Whether a version of an object that is what it was is to be written: one that was never held is not asked for as long as it
 * cannot be paid. */
static inline int
is_due_version(const Tape *t, const Record *r)
{
    return r->owes && is_kept(t, r) && (r->has_version || can_pay(t->versions, r));
}

/* All of it, as it was just seen. */
static int
write_whole(Tape *t, Record *r, uint64_t gap)
{
    Versions *v = t->versions;
    r->owes = 1;   /* until it is written */
    if (r->item_count > MOST_HELD || r->has_objects) {   /* too many, or an array of objects */
        r->owes = 0;
        return write_lost(t, r, LOST_LARGE);
    }
    if (!can_pay(v, r))
        return write_lost(t, r, LOST_SPENT);
    PyObject *value = Py_NewRef(r->address);
    Buffer body = {0};
    int result = have_items(r, value);
    if (result == OK && (result = tell_class(t, r->plan)) == OK)
        result = put_whole(t, &body, r, value);
    if (result == OK && is_told_by_text(r->plan)) {
        uint64_t digest = bytes_digest(body.data, body.size);
        if (r->has_version && digest == r->content)   /* described again, and the same */
            result = 2;
        r->content = digest;
    }
    if (result == OK)
        result = append_version(t, r, V_WHOLE, gap, &body);
    if (result == 2)
        r->owes = 0;
    free(body.data);
    Py_DECREF(value);
    return result < 0 ? FAILED : OK;
}

/* What was put in the place of some items. */
static int
write_delta(Tape *t, Record *r, uint64_t gap)
{
    Delta *d = &t->heap->delta;
    if (r->item_count > MOST_HELD)
        return write_lost(t, r, LOST_LARGE);
    if (t->versions->account < 16 + 4 * (int64_t)d->added) {
        r->owes = 1;
        return write_lost(t, r, LOST_SPENT);
    }
    Buffer body = {0};
    int result = put_layout(&body, r) < 0 || put_varint(&body, (uint64_t)d->from) < 0
        || put_varint(&body, (uint64_t)d->removed) < 0 || put_varint(&body, (uint64_t)d->added) < 0 ? FAILED : OK;
    if (result == OK)
        result = put_items_of(t, &body, r, d->from, d->from + d->added);
    if (result == OK)
        result = append_version(t, r, V_DELTA, gap, &body);
    free(body.data);
    return result;
}

/* A kept object was looked at: `is_changed`, and for how many events before it was not. */
static int
write_version(Tape *t, Record *r, uint64_t gap)
{
    Delta *d = &t->heap->delta;
    if (d->is_unread) {   /* a large dict that changed and was not gone through: what was held stays the base */
        char has_version = r->has_version;
        int result = write_lost(t, r, LOST_UNSEEN);
        r->has_version = has_version;
        r->owes = !has_version;
        return result;
    }
    if (r->has_version && d->is_known && !(r->plan->flags & SINGLE & ~(CONST | TOLD)))
        return write_delta(t, r, gap);
    return write_whole(t, r, gap);
}

static int refresh_once(Tape *t, Record *r);

/* What came to be kept for this event and was looked at before it was known to be. What was put into the middle of
 * something large was not: it is looked at now, so that it is known from the start. */
static int
write_queued(Tape *t)
{
    Versions *v = t->versions;
    int result = OK;
    for (size_t i = 0; i < v->queued && result == OK; i++) {   /* what is near comes first */
        Record *r = v->queue[i];
        if (!r->owes || r->has_version)
            continue;
        if (r->refreshed >= t->heap->moment)
            result = write_whole(t, r, 0);
        else if (i < MOST_NEW && Py_TYPE(r->address) == r->type)
            result = refresh_once(t, r);
    }
    v->queued = 0;
    return result;
}

static int
end_versions(Tape *t)
{
    Versions *v = t->versions;
    if (v == NULL)
        return OK;
    int result = write_queued(t);
    if (result == OK && v->is_told)
        result = put_byte(&v->out, 0);
    v->is_told = 0;
    v->account += v->an_event;
    return result;
}

/* Whether all that a variable reaches was looked at for this event, where that is not as it was told last. */
static int
tell_look(Tape *t, Record *r)
{
    Buffer *b = &t->versions->out;
    if (!is_kept(t, r) || ((r->missing & PASSING) != 0) == r->is_told_partly)
        return OK;
    r->is_told_partly = (r->missing & PASSING) != 0;
    return tell_event(t) < 0 || put_byte(b, (r->missing & PASSING) ? V_PARTLY : V_ALL) < 0 ? FAILED : put_varint(b, object_of(t, r));
}

/* A variable was shown. What it holds is kept if that is not all of it, or if it holds other objects. */
static int
keep_shown(Tape *t, PyObject *value, Record *record)
{
    if (record != NULL)
        return (t->is_partial || record->part_count > 0) && !is_kept(t, record)
            ? keep(t, record) < 0 ? FAILED : tell_look(t, record) : OK;
    if (!t->is_partial)
        return OK;
    Buffer nowhere = {0};   /* a long text is known by its digest, which stands at the end of what is shown */
    int result = put_plain_item(t, &nowhere, value);
    free(nowhere.data);
    return result < 0 ? FAILED : OK;
}

/* What is written of this stretch so far. */
static inline size_t
versions_size(const Tape *t)
{
    return t->versions != NULL ? t->versions->out.size : 0;
}

static inline const unsigned char *
versions_data(const Tape *t)
{
    return t->versions != NULL ? t->versions->out.data : NULL;
}

static void
free_versions(Versions *v)
{
    if (v == NULL)
        return;
    free(v->out.data);
    free(v->taken.data);
    free(v->texts);
    free(v->queue);
    free(v);
}
