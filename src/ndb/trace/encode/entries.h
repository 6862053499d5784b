/* Part of _encode.c: a state's entries: names and values, all of them or only what changed, and which object a variable is.
 *
 * Knows how tape.py lays them out (and beside/identities.py the objects). Does not know whose variables they are. */

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
    return r->due > heap->now || r->missing & CUT;
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
    begin_now(heap);
    begin_moment(heap);
    char was_thorough = heap->is_thorough;
    heap->is_thorough = 1;
    result = reached(t, value) == NULL ? FAILED : OK;
    heap->is_thorough = was_thorough;
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

/* The text of a value, made anew. */
static int
put_fresh(Tape *t, PyObject *value, Record *shown)
{
    size_t start = t->out.size;
    t->depth = 0;
    t->is_partial = 0;
    int r = put_value(t, value, t->limit);
    return r == OK && t->is_partial && shown != NULL ? keep_text(shown, t->out.data + start, t->out.size - start) : r;
}

/* A snapshot; one that does not show everything ends with a mark, which differs where anything does. Where the value was
 * passed by before its change was seen, the mark says for how many events. `shown`: whose text is kept; `is_same`: it still holds. */
static int
put_snapshot(Tape *t, PyObject *value, Record *shown, int is_same)
{
    uint64_t digest;
    Record *record;
    int r = is_same ? put(&t->out, shown->shown, shown->shown_size) : put_fresh(t, value, shown);
    t->is_partial |= (char)is_same;
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
    int r = put_snapshot(t, value, NULL, 0);
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
put_sized(Tape *t, PyObject *value, Record *shown, int is_same)
{
    Buffer *b = &t->out;
    size_t at = b->size;
    if (put_byte(b, 0) < 0)
        return FAILED;
    int r = put_snapshot(t, value, shown, is_same);
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
    int is_same = record != NULL ? is_text_same(t, record) : 0;
    int is_noted = !is_same && record != NULL && (record->is_shown || is_partly_seen(t->heap, record));
    if (is_noted)
        begin_noting(t->heap);
    int r = is_same < 0 || put_byte(&t->out, 0) < 0 ? FAILED : put_sized(t, value, record, is_same);
    t->heap->is_noting = 0;
    if (r == OK && is_noted) {
        r = end_noting(t, record, 0);
        record->shown_at = t->is_partial ? record->text_at : 0;
    }
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

#define MOST_HOLDERS 8

static int is_bound(const Tape *t, PyObject *value);

/* In a calm event: whether an object has been there since it was looked at: a variable that was looked at is bound to it, or
 * to what holds it, or to what holds that. Nothing that holds something has changed since then. */
static int
is_held(const Tape *t, const Record *r)
{
    const Heap *heap = t->heap;
    for (int i = 0; i < MOST_HOLDERS && r != NULL && r->checked >= heap->moment; i++) {
        if (is_bound(t, r->address))
            return 1;
        const Record *holder = r->holder;
        if (holder == NULL || !holder->plan->is_strong || r->held_at < holder->own_at || holder->refreshed < heap->moment)
            return 0;
        r = holder;
    }
    return 0;
}

/* In a calm event: whether what was known of an object that is come upon anew may be of another one that lay there. */
static int
may_be_another(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    Record *r = known_record(heap, value);
    if (r != NULL && r->type == Py_TYPE(value) && is_held(t, r))
        return 0;
    if (heap->made_at)
        return r == NULL || r->checked < heap->made_at;
    if (r == NULL)
        return 0;
    uint64_t seen = r->checked > r->refreshed ? r->checked : r->refreshed;
    if (seen < heap->moment || seen == heap->now)
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

/* An object is come upon anew: if it may not be what is known of it, nothing that is known of what it reaches is believed until
 * `end_look`, which is given what this returns. What others hold is there since it was looked at, and still what it was. */
static int
begin_look(Tape *t, PyObject *value, uint64_t *moment)
{
    Heap *heap = t->heap;
    *moment = heap->moment;
    if (!heap->is_calm || is_plain(value))
        return OK;
    int is_another = may_be_another(t, value);
    if (is_another > 0)
        heap->moment = heap->made_at ? heap->made_at : heap->now;
    return is_another < 0 ? FAILED : OK;
}

static void
end_look(Heap *heap, uint64_t moment)
{
    heap->moment = heap->is_calm ? moment : heap->moment;   /* unless all was looked at meanwhile */
}

static int
put_looked_at(Tape *t, PyObject *label, PyObject *value)
{
    uint64_t digest;
    Record *record;
    if (digest_of(t, value, &digest, &record) < 0 || put_text(&t->out, 0, label) < 0)
        return FAILED;
    if (record != NULL && label == S.empty && put_object_number(t, &t->value_name, 0, S.empty, object_of(t, record)) < 0)
        return FAILED;
    return put_reference(t, value, record);
}

static int
put_label(Tape *t, PyObject *label, PyObject *value)
{
    uint64_t moment;
    int r = begin_look(t, value, &moment) < 0 ? FAILED : put_looked_at(t, label, value);
    end_look(t->heap, moment);
    return r;
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
