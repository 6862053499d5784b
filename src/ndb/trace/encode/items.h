/* Part of _encode.c: what an object holds itself: items, attributes, slots; of rows only what changed is taken in anew.
 *
 * Knows where each kind of container keeps its items and how to see that they are others. Does not know what the items
 * themselves hold: they are parts, with records of their own. */

/* ---- what an object holds itself */

#define PART 13   /* stands in an object's own digest where a part with a record stands */

/* The digest of a plain value, or of a place where a part stands, which is added. `behind`: items that follow it. Of more parts
 * than are looked at for one event those between have no records. */
static int
gather_item_of(Tape *t, Record *r, PyObject *item, Py_ssize_t behind, uint64_t *digest)
{
    *digest = PART;
    int is_known = plain_digest(item, digest);
    if (is_known < 0)
        return FAILED;
    if (!is_known) {
        int is_unseen = r->part_count >= REACH_OBJECTS && behind >= PASSED;
        Record *part = is_unseen ? &t->heap->unseen : record_of(t, item);
        r->has_unseen |= (char)is_unseen;
        t->heap->has_functions |= Py_TYPE(item) == &PyCFunction_Type;
        if (part == NULL || add_part(r, part) < 0)
            return FAILED;
    }
    return OK;
}

static int
gather_item(Tape *t, Record *r, PyObject *item, uint64_t *digest)
{
    return gather_item_of(t, r, item, 0, digest);
}

static int
gather(Tape *t, Record *r, PyObject *item, uint64_t *own)
{
    uint64_t digest;
    if (gather_item(t, r, item, &digest) < 0)
        return FAILED;
    *own = mix(*own, digest);
    return OK;
}

/* What stands in an order has the number of a polynomial in BASE, so that it need not be made anew where one end of a row
 * stays (reach.row_digest). */
#define BASE 0xA0761D6478BD642BULL
#define INVERSE 0xDDFD914BC52C3A83ULL   /* BASE * INVERSE == 1 */

static uint64_t
power(uint64_t base, uint64_t exponent)
{
    uint64_t result = 1;
    for (; exponent; exponent >>= 1, base *= base)
        if (exponent & 1)
            result *= base;
    return result;
}

typedef struct {
    PyObject **items;
    Py_ssize_t count, room, listed;   /* those behind `listed` are members of a set */
    Py_ssize_t primary;               /* how many are items of a row, and not its attributes */
} Bag;

static int
bag_put(Bag *bag, PyObject *item)
{
    if (bag->count == bag->room) {
        Py_ssize_t room = bag->room ? 2 * bag->room : 64;
        PyObject **items = realloc(bag->items, (size_t)room * sizeof(PyObject *));
        if (items == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        bag->items = items;
        bag->room = room;
    }
    bag->items[bag->count++] = Py_NewRef(item);
    return OK;
}

static void
bag_drop(Bag *bag, Py_ssize_t from)
{
    for (Py_ssize_t i = from; i < bag->count; i++)
        Py_DECREF(bag->items[i]);
    bag->count = from;
}

static int
bag_array(Bag *bag, PyObject **items, Py_ssize_t count)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < count && r == OK; i++)
        r = bag_put(bag, items[i]);
    return r;
}

static int
bag_dict(Bag *bag, PyObject *dict)
{
    Py_ssize_t at = 0;
    PyObject *key, *item;
    int r = OK;
    while (r == OK && PyDict_Next(dict, &at, &key, &item))
        r = bag_put(bag, key) || bag_put(bag, item) ? FAILED : OK;
    return r;
}

static int
bag_iterator(Bag *bag, PyObject *iterator)
{
    PyObject *item;
    int r = iterator ? OK : FAILED;
    while (r == OK && (item = PyIter_Next(iterator)) != NULL) {
        r = bag_put(bag, item);
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return r == OK && PyErr_Occurred() ? FAILED : r;
}

static int
bag_set(Bag *bag, PyObject *set)
{
    if (!L.set_table)
        return bag_iterator(bag, set_iterator(set));
    Py_ssize_t mask = AT(Py_ssize_t, set, L.set_mask);
    SetEntry *table = AT(SetEntry *, set, L.set_table);
    int r = OK;
    for (Py_ssize_t i = 0; i <= mask && r == OK; i++)
        if (table[i].key != NULL && table[i].hash != -1)
            r = bag_put(bag, table[i].key);
    return r;
}

static int
bag_list(Bag *bag, PyObject *list)
{
    if (L.list_items)
        return bag_array(bag, AT(PyObject **, list, L.list_items), PyList_Size(list));
    int r = OK;
    for (Py_ssize_t i = 0; i < PyList_Size(list) && r == OK; i++)
        r = bag_put(bag, PyList_GetItem(list, i));
    return r;
}

static int
bag_tuple(Bag *bag, PyObject *tuple)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < PyTuple_Size(tuple) && r == OK; i++)
        r = bag_put(bag, PyTuple_GetItem(tuple, i));
    return r;
}

static int
bag_ordered(Bag *bag, PyObject *ordered)
{
    int r = OK;
    for (OrderedNode *node = AT(OrderedNode *, ordered, L.odict_first); node != NULL && r == OK; node = node->next)
        r = bag_put(bag, node->key);
    return r;
}

static int
bag_stored(Bag *bag, PyObject *value)
{
    PyObject *stored = PyObject_GenericGetDict(value, NULL);
    if (stored == NULL) {
        PyErr_Clear();
        return OK;
    }
    int r = PyDict_Check(stored) ? bag_dict(bag, stored) : OK;
    Py_DECREF(stored);
    return r;
}

static int
is_object_array(const Py_buffer *view)
{
    return view->format != NULL && strcmp(view->format, "O") == 0 && PyBuffer_IsContiguous(view, 'C');
}

/* What an array of objects holds; of one of numbers nothing. */
static int
bag_array_objects(Bag *bag, PyObject *array)
{
    Py_buffer view;
    int r = OK;
    if (PyObject_GetBuffer(array, &view, PyBUF_FULL_RO) < 0) {
        PyErr_Clear();
        return OK;
    }
    PyObject **items = is_object_array(&view) ? view.buf : NULL;
    for (Py_ssize_t i = 0; items != NULL && i < view.len / (Py_ssize_t)sizeof(PyObject *) && r == OK; i++)
        r = bag_put(bag, items[i] != NULL ? items[i] : Py_None);
    PyBuffer_Release(&view);
    return r;
}

/* What is stored in slots: a number stands for the name of each that is filled. */
static int
bag_members(Bag *bag, Plan *plan, PyObject *value)
{
    int r = plan->flags & BUFFERED ? bag_array_objects(bag, value) : OK;
    for (Py_ssize_t i = 0; i < plan->count && r == OK; i++) {
        if (plan->offsets[i]) {
            PyObject *stored = AT(PyObject *, value, plan->offsets[i]);
            r = bag_put(bag, stored != NULL ? stored : Py_Ellipsis);
            continue;
        }
        PyObject *found = plan->get[i](PyTuple_GetItem(plan->members, i), value, (PyObject *)plan->type);
        if (found == NULL) {
            PyErr_Clear();
            found = Py_NewRef(Py_Ellipsis);
        }
        r = bag_put(bag, found);
        Py_DECREF(found);
    }
    return r;
}

static int
bag_all(Bag *bag, Plan *plan, PyObject *value)
{
    unsigned int flags = plan->flags;
    if ((flags & LISTED && bag_list(bag, value)) || (flags & TUPLED && bag_tuple(bag, value))
        || (flags & MAPPED && bag_dict(bag, value)) || (flags & DEQUED && bag_iterator(bag, deque_iterator(value))))
        return FAILED;
    bag->primary = bag->count;
    if ((flags & ORDERED && bag_ordered(bag, value)) || (flags & STORED && bag_stored(bag, value)) || bag_members(bag, plan, value))
        return FAILED;
    bag->listed = bag->count;
    return flags & MEMBERS ? bag_set(bag, value) : OK;
}

/* The tags of the dicts that an object consists of; 0 if it consists of anything else. */
static int
read_tags(Plan *plan, PyObject *value, uint64_t *tag, uint64_t *state, uint64_t *order)
{
    *tag = *state = *order = 0;
    if (!plan->is_tagged)
        return 0;
    if (plan->flags & MAPPED)
        *tag = tag_of(value);
    if (plan->flags & ORDERED)
        *order = AT(uint64_t, value, L.odict_state);
    PyObject *stored = plan->dict_at ? AT(PyObject *, value, plan->dict_at) : NULL;
    if (plan->flags & STORED && stored != NULL)
        *state = tag_of(stored);
    else if (plan->flags & STORED) {
        stored = PyObject_GenericGetDict(value, NULL);
        if (stored == NULL)
            PyErr_Clear();
        else {
            *state = PyDict_Check(stored) ? tag_of(stored) : 0;
            Py_DECREF(stored);
        }
    }
    return 1;
}

/* The digest of what was found, unordered for the members of sets. */
static int
gather_all(Tape *t, Record *r, Bag *bag)
{
    uint64_t row = 0, sum = 0, digest;
    r->part_count = 0;
    r->has_unseen = 0;
    for (Py_ssize_t i = 0; i < bag->listed; i++) {
        if (gather_item_of(t, r, bag->items[i], bag->count - 1 - i, &digest) < 0)
            return FAILED;
        row = row * BASE + digest;
    }
    r->listed = r->part_count;
    r->row = row;
    for (Py_ssize_t i = bag->listed; i < bag->count; i++) {
        if (gather_item_of(t, r, bag->items[i], bag->count - 1 - i, &digest) < 0)
            return FAILED;
        sum += mix(14, digest);
    }
    r->own = mix(mix(mix(r->plan->name, (uint64_t)bag->count), row), sum);
    return OK;
}

/* ---- rows: lists and deques, of which only what lies between the same beginning and the same end is taken in anew */

#define MANY_BLOCKS (16 * BLOCK)   /* items that are compared at once, before what is left */

/* How many items are the same from the start on, or (step -1) from the end. */
static Py_ssize_t
same_items(PyObject **a, PyObject **b, Py_ssize_t most, int step)
{
    Py_ssize_t same = 0;
    for (Py_ssize_t some = MANY_BLOCKS; some >= BLOCK; some = some > BLOCK ? BLOCK : 0)
        for (; most - same >= some; same += some)
            if (memcmp(step > 0 ? a + same : a - same - some, step > 0 ? b + same : b - same - some, (size_t)some * sizeof(PyObject *)))
                break;
    if (step > 0)
        while (same < most && a[same] == b[same])
            same++;
    else
        while (same < most && a[-1 - same] == b[-1 - same])
            same++;
    return same;
}

/* The number of a part of the row that was seen. */
static int
row_of(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t *row)
{
    *row = 0;
    for (Py_ssize_t i = from; i < to; i++) {
        uint64_t digest = PART;
        if (r->is_held[i] && plain_digest(r->items[i], &digest) < 0)
            return FAILED;
        *row = *row * BASE + digest;
    }
    return OK;
}

/* The number of what stands before a part of a row, and what all behind that part adds to the row's; `rest`: both. */
static int
row_around(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t rest, uint64_t *before, uint64_t *after)
{
    *before = *after = 0;
    Py_ssize_t behind = r->item_count - to;
    if (from == 0)
        *after = rest;
    else if (behind <= from) {
        if (row_of(r, to, r->item_count, after) < 0)
            return FAILED;
        *before = (rest - *after) * power(INVERSE, (uint64_t)(r->item_count - from));
    }
    else {
        if (row_of(r, 0, from, before) < 0)
            return FAILED;
        *after = rest - *before * power(BASE, (uint64_t)(r->item_count - from));
    }
    return OK;
}

/* The number of a row in which others, whose number is `middle`, stand where `from` to `to` stood. */
static int
row_with(Record *r, Py_ssize_t from, Py_ssize_t to, uint64_t middle, Py_ssize_t count, uint64_t *row)
{
    uint64_t place = power(BASE, (uint64_t)(r->item_count - to)), gone, before, after;
    if (row_of(r, from, to, &gone) < 0)
        return FAILED;
    uint64_t rest = r->row - gone * place;
    if (count == to - from)
        *row = rest + middle * place;
    else if (row_around(r, from, to, rest, &before, &after) < 0)
        return FAILED;
    else
        *row = (before * power(BASE, (uint64_t)count) + middle) * place + after;
    return OK;
}

/* How many of some items have records. */
static size_t
parts_among(const Record *r, Py_ssize_t from, Py_ssize_t to)
{
    size_t held = 0;
    for (Py_ssize_t i = from; i < to && r->part_count; i++)
        held += (size_t)r->is_held[i];
    return r->part_count ? (size_t)(to - from) - held : 0;
}

/* The parts of what is new, between those before and those behind. */
static int
place_parts(Tape *t, Record *r, PyObject **fresh, Py_ssize_t count, Py_ssize_t items_behind, size_t first, size_t last, uint64_t *middle)
{
    Record **behind = NULL;
    size_t after = r->part_count - last;
    if (after && (behind = malloc(after * sizeof(Record *))) == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    if (after)
        memcpy(behind, r->parts + last, after * sizeof(Record *));
    r->part_count = first;
    int result = OK;
    *middle = 0;
    for (Py_ssize_t i = 0; i < count && result == OK; i++) {
        uint64_t digest;
        result = gather_item_of(t, r, fresh[i], items_behind + count - 1 - i, &digest);
        *middle = *middle * BASE + digest;
    }
    for (size_t i = 0; i < after && result == OK; i++)
        result = add_part(r, behind[i]);
    r->listed = r->part_count;
    free(behind);
    return result;
}

/* What was seen becomes what is: `fresh` stands where `from` to `to` stood. */
static int
place_items(Record *r, PyObject **fresh, Py_ssize_t count, Py_ssize_t from, Py_ssize_t to)
{
    Py_ssize_t behind = r->item_count - to;
    drop_some_items(r, from, to);
    memset(r->is_held + from, 0, (size_t)(to - from));
    if (make_item_room(r, from + count + behind) < 0)
        return FAILED;
    memmove(r->items + from + count, r->items + to, (size_t)behind * sizeof(PyObject *));
    memmove(r->is_held + from + count, r->is_held + to, (size_t)behind);
    for (Py_ssize_t i = 0; i < count; i++) {
        r->items[from + i] = fresh[i];
        r->is_held[from + i] = (char)is_plain(fresh[i]);
        if (r->is_held[from + i])
            Py_INCREF(fresh[i]);
    }
    r->item_count = from + count + behind;
    return OK;
}

/* Those of the parts that have come to where they are looked at have records. */
static int
see_parts(Tape *t, Record *r)
{
    size_t part = 0;
    for (Py_ssize_t i = 0; i < r->item_count && part < REACH_OBJECTS && part < r->part_count; i++)
        if (!r->is_held[i] && r->parts[part++] == &t->heap->unseen && (r->parts[part - 1] = record_of(t, r->items[i])) == NULL)
            return FAILED;
    part = r->part_count;
    for (Py_ssize_t i = r->item_count; i > 0 && i > r->item_count - PASSED && part > 0; i--)
        if (!r->is_held[i - 1] && r->parts[--part] == &t->heap->unseen && (r->parts[part] = record_of(t, r->items[i - 1])) == NULL)
            return FAILED;
    return OK;
}

/* 1: the row is another one. */
static int
regather(Tape *t, Record *r, PyObject **items, Py_ssize_t count)
{
    Py_ssize_t most = count < r->item_count ? count : r->item_count;
    Py_ssize_t from = same_items(items, r->items, most, 1);
    if (from == count && from == r->item_count)
        return 0;
    Py_ssize_t behind = same_items(items + count, r->items + r->item_count, most - from, -1), to = r->item_count - behind;
    Bag fresh = {0};   /* references: whoever is asked about a class may let the list change */
    uint64_t middle = 0, row = 0;
    int result = bag_array(&fresh, items + from, count - behind - from);
    if (result == OK)
        result = place_parts(t, r, fresh.items, fresh.count, behind, parts_among(r, 0, from), parts_among(r, 0, to), &middle);
    if (result == OK)
        result = row_with(r, from, to, middle, fresh.count, &row);
    if (result == OK)
        result = place_items(r, fresh.items, fresh.count, from, to);
    if (result == OK && r->has_unseen)
        result = see_parts(t, r);
    if (result == OK) {
        t->heap->delta = (Delta){from, to - from, fresh.count, 1, 0};
        r->row = row;
        r->own = mix(mix(mix(r->plan->name, (uint64_t)count), row), 0);
    }
    else
        drop_items(r);
    bag_drop(&fresh, 0);
    free(fresh.items);
    return result == OK ? 1 : result;
}

/* The items of a deque, with room for its members, to be freed. */
static PyObject **
deque_items(PyObject *deque, Py_ssize_t count, Py_ssize_t members)
{
    PyObject **all = malloc((size_t)(count + members + 1) * sizeof(PyObject *)), **items;
    Block *block = AT(Block *, deque, L.deque_block);
    Py_ssize_t index = AT(Py_ssize_t, deque, L.deque_index);
    if (all == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t at = 0; all != NULL && at < count;) {
        Py_ssize_t some = next_block(&block, &index, count - at, &items);
        memcpy(all + at, items, (size_t)some * sizeof(PyObject *));
        at += some;
    }
    return all;
}

/* Whether a long row can be taken for what it was, since its ends are the same and it is not due. */
static int
is_same_long_row(Heap *heap, Record *r, PyObject **items, Py_ssize_t count)
{
    size_t end = BLOCK * sizeof(PyObject *);
    if (count != r->item_count || memcmp(items, r->items, end) != 0
        || memcmp(items + count - BLOCK, r->items + count - BLOCK, end) != 0)
        return 0;
    if (r->gather_due > heap->now && !heap->is_thorough)
        return 1;
    if (r->gather_due) {
        r->own_since = r->gather_due - (uint64_t)count / ROW_SHARE;
        r->own_late = 1;
    }
    return 0;
}

static int
refresh_items_of_row(Tape *t, Record *r, PyObject **items, Py_ssize_t count)
{
    r->is_ends = 0;
    if (count <= LONG)
        return regather(t, r, items, count);
    if (is_same_long_row(t->heap, r, items, count)) {
        r->is_ends = 1;
        return 0;
    }
    r->gather_due = t->heap->now + (uint64_t)count / ROW_SHARE;
    return regather(t, r, items, count);
}

/* The bound of a deque stands behind its items, as a new number each time: the one that was seen, if they are equal. */
static void
as_seen(Record *r, Py_ssize_t count, PyObject **items, PyObject *const *members, Py_ssize_t member_count)
{
    for (Py_ssize_t i = 0; i < member_count; i++) {
        Py_ssize_t at = r->item_count - member_count + i;
        uint64_t now = 0, before = 1;
        int is_equal = at >= 0 && r->is_held[at] && plain_digest(members[i], &now) == 1
            && plain_digest(r->items[at], &before) == 1 && now == before;
        items[count + i] = is_equal ? r->items[at] : members[i];
    }
}

static int
refresh_deque(Tape *t, Record *r, PyObject *value)
{
    Py_ssize_t count = AT(Py_ssize_t, value, L.deque_items);
    Bag members = {0};
    int result = bag_members(&members, r->plan, value);
    PyObject **items = result == OK ? deque_items(value, count, members.count) : NULL;
    if (items != NULL) {
        as_seen(r, count, items, members.items, members.count);
        result = refresh_items_of_row(t, r, items, count + members.count);
    }
    else
        result = FAILED;
    free(items);
    bag_drop(&members, 0);
    free(members.items);
    return result;
}

/* A list or a deque that was seen before: 1 if it holds other items, 0 if not; 2: to be gone through. */
static int
refresh_row(Tape *t, Record *r, PyObject *value)
{
    if (r->item_count < 0)
        return 2;
    if (r->plan->flags == LISTED && L.list_items && !r->plan->count)
        return refresh_items_of_row(t, r, AT(PyObject **, value, L.list_items), PyList_Size(value));
    if (r->plan->flags != DEQUED || !L.deque_items)
        return 2;
    return refresh_deque(t, r, value);
}

/* Whether an object that consists of slots holds in them what it held. */
static int
is_same_members(Record *r, Plan *plan, PyObject *value)
{
    if (plan->flags || !plan->count || r->item_count != plan->count)
        return 0;
    for (Py_ssize_t i = 0; i < plan->count; i++) {
        PyObject *stored = plan->offsets[i] ? AT(PyObject *, value, plan->offsets[i]) : NULL;
        if (!plan->offsets[i] || r->items[i] != (stored != NULL ? stored : Py_Ellipsis))
            return 0;
    }
    return 1;
}

static inline int is_kept(const Tape *t, const Record *r);

/* Which members of a set are others, as they stand in memory. */
static void
find_delta(Heap *heap, const Record *r, const Bag *bag)
{
    if (r->item_count < 0 || bag->listed == bag->count)
        return;
    Py_ssize_t most = bag->count < r->item_count ? bag->count : r->item_count;
    Py_ssize_t from = same_items(bag->items, r->items, most, 1);
    Py_ssize_t behind = same_items(bag->items + bag->count, r->items + r->item_count, most - from, -1);
    heap->delta = (Delta){from, r->item_count - behind - from, bag->count - behind - from, 1, 0};
}

/* Dicts were gone through: those that are large need not be for some events. */
static void
set_tags(Heap *heap, Record *r, uint64_t tag, uint64_t state, uint64_t order)
{
    if (r->item_count > LARGE)
        r->gather_due = heap->now + (uint64_t)r->item_count / (4 * DICT_SHARE);
    r->is_unread = 0;
    r->tag = tag;
    r->state = state;
    r->order = order;
}

static int refresh_dict(Tape *t, Record *r, PyObject *value, uint64_t order);

/* 1: what it holds is not what it was. */
static int
refresh_items(Tape *t, Record *r, PyObject *value)
{
    Plan *plan = r->plan;
    Bag bag = {0};
    uint64_t tag, state, order;
    int has_tags = read_tags(plan, value, &tag, &state, &order);
    int is_same = has_tags && r->item_count >= 0 && tag == r->tag && state == r->state && order == r->order;
    if (is_same && !(r->is_unread && r->gather_due <= t->heap->now))
        return 0;
    if (is_same) {
        r->own_since = r->gather_due - (uint64_t)r->item_count / (4 * DICT_SHARE);
        r->own_late = 1;
    }
    if (has_tags && r->item_count >= 0 && r->gather_due > t->heap->now) {
        t->heap->delta.is_unread = r->is_unread = 1;
        r->own = mix(r->own, mix(mix(tag, state), order));
        r->tag = tag;
        r->state = state;
        r->order = order;
        return 1;
    }
    int of_row = plan->flags & (LISTED | DEQUED) ? refresh_row(t, r, value) : has_tags ? refresh_dict(t, r, value, order) : 2;
    if (of_row >= 0 && of_row != 2 && has_tags)
        set_tags(t->heap, r, tag, state, order);
    if (of_row != 2)
        return of_row;
    r->has_keys_row = 0;
    if (plan->flags == TUPLED && L.tuple_items && PyTuple_Size(value) == r->item_count
        && memcmp((char *)value + L.tuple_items, r->items, (size_t)r->item_count * sizeof(PyObject *)) == 0)
        return 0;
    if (is_same_members(r, plan, value))
        return 0;
    int result = bag_all(&bag, plan, value);
    r->primary = bag.primary;
    r->in_order = bag.listed;
    if (result == OK && r->item_count > 0 && bag.listed == bag.count)
        result = regather(t, r, bag.items, bag.count);
    else if (result == OK && !has_tags && bag.count == r->item_count
             && memcmp(bag.items, r->items, (size_t)bag.count * sizeof(PyObject *)) == 0)
        result = 0;
    else if (result == OK && (result = gather_all(t, r, &bag)) == OK) {
        result = 1;
        find_delta(t->heap, r, &bag);
        if (has_tags && bag.count < SMALL && !is_kept(t, r))
            r->item_count = 0;
        else if (keep_items(r, bag.items, bag.count) < 0)
            result = FAILED;
        else
            bag.count = 0;
    }
    if (result >= 0 && has_tags)
        set_tags(t->heap, r, tag, state, order);
    bag_drop(&bag, 0);
    free(bag.items);
    return result;
}
