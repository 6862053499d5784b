/* Part of _encode.c: dicts that were seen before and have changed, compared where the interpreter keeps their entries.
 *
 * Knows these entries, and how an OrderedDict counts what is done to its order, both tried out before they are relied on
 * (heap.h). Whatever else changed is gone through as a row of items (items.h), to the same effect. */

typedef struct {
    PyObject **first;            /* a key, behind it its value; no value: nothing is there any more */
    Py_ssize_t count, stride;
} Entries;

static int
entries_of(PyObject *dict, Entries *e)
{
    const unsigned char *keys = L.dict_keys ? AT(const unsigned char *, dict, L.dict_keys) : NULL;
    if (keys == NULL || AT(void *, dict, L.dict_keys + 8) != NULL || keys[10] > 1)
        return 0;
    size_t has_hashes = keys[10] == 0;
    e->count = AT(Py_ssize_t, keys, 24);
    e->stride = has_hashes ? 3 : 2;
    e->first = (PyObject **)(keys + 32 + ((size_t)1 << keys[9])) + has_hashes;
    return 1;
}

/* Which pairs are others than those that were seen: from where to where, and where those that are there now stand. */
typedef struct {
    Py_ssize_t from, to, first, last;
} Changed;

static Changed
changed_pairs(const Record *r, const Entries *e, Py_ssize_t now)
{
    Py_ssize_t most = r->primary < now ? r->primary : now, from = 0, behind = 0, first = 0, last = e->count;
    for (; from < most && first < last; first++) {
        PyObject *const *entry = e->first + first * e->stride;
        if (entry[1] == NULL)
            continue;
        if (entry[0] != r->items[from] || entry[1] != r->items[from + 1])
            break;
        from += 2;
    }
    for (; behind < most - from && last > first; last--) {
        PyObject *const *entry = e->first + (last - 1) * e->stride;
        if (entry[1] == NULL)
            continue;
        if (entry[0] != r->items[r->primary - behind - 2] || entry[1] != r->items[r->primary - behind - 1])
            break;
        behind += 2;
    }
    return (Changed){from, r->primary - behind, first, last};
}

/* What was done to the order of an OrderedDict: one key has come to its end, has gone, or was moved to an end. */
typedef struct {
    char is_known, is_left;
    Py_ssize_t from, to, added;   /* of the keys that were seen in their order: how many are there now where these stood */
    PyObject *key;
} Turn;

static Py_ssize_t
place_of(PyObject **keys, Py_ssize_t count, PyObject *key)
{
    Py_ssize_t at = 0;
    while (at < count && keys[at] != key)
        at++;
    return at;
}

static Turn
turn_of_moved(PyObject **seen, Py_ssize_t count, const OrderedNode *first, const OrderedNode *last)
{
    Turn none = {1, 0, 0, 0, 0, NULL}, lost = {0};
    if (last->key != seen[count - 1]) {
        Py_ssize_t at = place_of(seen, count, last->key);
        int is_so = at < count && last->previous != NULL && last->previous->key == seen[count - 1];
        return is_so ? (Turn){1, 1, at, count, count - at, last->key} : lost;
    }
    if (first->key != seen[0]) {
        Py_ssize_t at = place_of(seen, count, first->key);
        int is_so = at < count && first->next != NULL && first->next->key == seen[0];
        return is_so ? (Turn){1, 0, 0, at + 1, at + 1, first->key} : lost;
    }
    return none;
}

/* Whether the next keys of an order are these. */
static int
are_next(const OrderedNode **node, PyObject *const *keys, Py_ssize_t count)
{
    Py_ssize_t i = 0;
    for (; i < count && *node != NULL && (*node)->key == keys[i]; i++)
        *node = (*node)->next;
    return i == count;
}

/* Whether the order is the one that was seen with that turn. An OrderedDict counts its own steps only: of another one that came to
 * lie where this lay the count, and the ends, tell nothing; and what was between them may be gone. */
static int
is_order(const Record *r, const Turn *turn, const OrderedNode *first)
{
    PyObject **seen = r->items + r->primary;
    Py_ssize_t others = turn->added > 0 ? turn->to - turn->from - (turn->to > turn->from) : 0;   /* which a moved key has passed by */
    Py_ssize_t is_new = turn->added > 0;
    return are_next(&first, seen, turn->from)
        && (turn->is_left ? are_next(&first, seen + turn->from + 1, others) && are_next(&first, &turn->key, is_new)
                          : are_next(&first, &turn->key, is_new) && are_next(&first, seen + turn->from, others))
        && are_next(&first, seen + turn->to, r->item_count - r->primary - turn->to) && first == NULL;
}

/* `gone`: the key of the only pair that is not there any more, if there is such a one. */
static Turn
turn_of(const Record *r, PyObject *value, uint64_t order, PyObject *gone)
{
    Py_ssize_t count = r->item_count - r->primary, now = PyDict_Size(value);
    PyObject **seen = r->items + r->primary;
    const OrderedNode *first = AT(OrderedNode *, value, L.odict_first), *last = AT(OrderedNode *, value, L.odict_first + 8);
    Turn turn = {0};
    uint64_t steps = order - r->order;
    if (!L.odict_steps || (now > 0 && (first == NULL || last == NULL)))
        return turn;
    if (steps == 0)
        turn = (Turn){1, 0, 0, 0, 0, NULL};
    else if (steps == 1 && now == count + 1 && (count == 0 || (first->key == seen[0] && last->previous != NULL && last->previous->key == seen[count - 1])))
        turn = (Turn){1, 0, count, count, 1, last->key};
    else if (steps == 1 && now == count - 1 && gone != NULL) {
        Py_ssize_t at = place_of(seen, count, gone);
        if (at < count && (now == 0 || (first->key == seen[at == 0] && last->key == seen[count - 1 - (at == count - 1)])))
            turn = (Turn){1, 0, at, at + 1, 0, gone};
    }
    else if (steps == L.odict_steps && now == count && count > 0)
        turn = turn_of_moved(seen, count, first, last);
    turn.is_known = turn.is_known && (turn.key == NULL || is_plain(turn.key)) && is_order(r, &turn, first);
    return turn;
}

/* The number of a part of a row, `begin` to `end`, whose number is `row`, with others where `from` to `to` stood. */
static int
part_with(Record *r, Py_ssize_t begin, Py_ssize_t end, uint64_t *row, Py_ssize_t from, Py_ssize_t to, uint64_t middle,
          Py_ssize_t count)
{
    uint64_t place = power(BASE, (uint64_t)(end - to)), gone, before = 0, after = 0;
    if (row_of(r, from, to, &gone) < 0)
        return FAILED;
    uint64_t rest = *row - gone * place;
    if (from == begin)
        after = rest;
    else if (end - to <= from - begin) {
        if (row_of(r, to, end, &after) < 0)
            return FAILED;
        before = (rest - after) * power(INVERSE, (uint64_t)(end - from));
    }
    else {
        if (row_of(r, begin, from, &before) < 0)
            return FAILED;
        after = rest - before * power(BASE, (uint64_t)(end - from));
    }
    *row = (before * power(BASE, (uint64_t)count) + middle) * place + after;
    return OK;
}

/* A key was moved to an end of those between: their number, and they themselves, turned by one. */
static int
turn_keys(Record *r, const Turn *turn, uint64_t *row)
{
    Py_ssize_t begin = r->primary, from = begin + turn->from, to = begin + turn->to, left = to - from - 1;
    uint64_t digest, all, before = 0, place = power(BASE, (uint64_t)(r->item_count - to));
    uint64_t after = 0;
    if (plain_digest(turn->key, &digest) < 0 || row_of(r, begin, from, &before) < 0 || row_of(r, to, r->item_count, &after) < 0)
        return FAILED;
    all = (*row - after) * power(INVERSE, (uint64_t)(r->item_count - to)) - before * power(BASE, (uint64_t)(to - from));
    if (turn->is_left)
        all = (all - digest * power(BASE, (uint64_t)left)) * BASE + digest;
    else
        all = (all - digest) * INVERSE + digest * power(BASE, (uint64_t)left);
    *row = (before * power(BASE, (uint64_t)(to - from)) + all) * place + after;
    PyObject *key = r->items[turn->is_left ? from : to - 1];
    char *held = r->is_held;
    char is_held = held[turn->is_left ? from : to - 1];
    memmove(r->items + from + !turn->is_left, r->items + from + turn->is_left, (size_t)left * sizeof(PyObject *));
    memmove(held + from + !turn->is_left, held + from + turn->is_left, (size_t)left);
    r->items[turn->is_left ? to - 1 : from] = key;
    held[turn->is_left ? to - 1 : from] = is_held;
    return OK;
}

static int
place_turn(Record *r, const Turn *turn, uint64_t *row)
{
    PyObject *key = turn->key;
    if (turn->to - turn->from == turn->added)
        return turn->added > 1 ? turn_keys(r, turn, row) : OK;
    Py_ssize_t from = r->primary + turn->from, to = r->primary + turn->to;
    uint64_t digest = 0;
    if ((turn->added && plain_digest(key, &digest) < 0)
        || part_with(r, r->primary, r->item_count, row, from, to, digest, turn->added) < 0)
        return FAILED;
    return place_items(r, &key, turn->added, from, to);
}

static int
bag_entries(Bag *bag, const Entries *e, const Changed *c)
{
    int r = OK;
    for (Py_ssize_t i = c->first; i < c->last && r == OK; i++) {
        PyObject **entry = e->first + i * e->stride;
        if (entry[1] != NULL)
            r = bag_put(bag, entry[0]) || bag_put(bag, entry[1]) ? FAILED : OK;
    }
    return r;
}

/* What was seen becomes what is: its pairs, their order, and the numbers of both. */
static int
place_changes(Tape *t, Record *r, Bag *fresh, const Changed *c, const Turn *turn)
{
    uint64_t keys = r->keys_row, middle;
    uint64_t pairs = (r->row - keys) * power(INVERSE, (uint64_t)(r->item_count - r->primary));
    if (place_turn(r, turn, &keys) < 0
        || place_parts(t, r, fresh->items, fresh->count, r->item_count - c->to, parts_among(r, 0, c->from), parts_among(r, 0, c->to),
                       &middle) < 0
        || part_with(r, 0, r->primary, &pairs, c->from, c->to, middle, fresh->count) < 0
        || place_items(r, fresh->items, fresh->count, c->from, c->to) < 0 || (r->has_unseen && see_parts(t, r) < 0))
        return FAILED;
    Py_ssize_t before = r->primary;
    r->primary += fresh->count - (c->to - c->from);
    r->in_order = r->item_count;
    r->keys_row = keys;
    r->row = pairs * power(BASE, (uint64_t)(r->item_count - r->primary)) + keys;
    r->own = mix(mix(mix(r->plan->name, (uint64_t)r->item_count), r->row), 0);
    int is_pairs = c->from != c->to || fresh->count, is_turn = turn->key != NULL;
    Py_ssize_t from = is_pairs ? c->from : before + turn->from;
    t->heap->delta = (Delta){from, (is_turn ? before + turn->to : c->to) - from,
                             (is_turn ? r->primary + turn->from + turn->added : c->from + fresh->count) - from, 1, 0};
    return 1;
}

/* A dict that was seen before, and whose tag is another one: 1 if it holds something else, 0 if not; 2: to be gone through. */
static int
refresh_dict(Tape *t, Record *r, PyObject *value, uint64_t order)
{
    Entries e;
    if (r->item_count <= 0 || r->plan->flags & ~(unsigned int)(MAPPED | ORDERED) || !entries_of(value, &e))
        return 2;
    Changed c = changed_pairs(r, &e, 2 * PyDict_Size(value));
    Turn turn = {1, 0, 0, 0, 0, NULL};
    if (r->plan->flags & ORDERED)
        turn = turn_of(r, value, order, c.to - c.from == 2 && c.first >= c.last ? r->items[c.from] : NULL);
    if (!turn.is_known || r->item_count - r->primary + turn.added - (turn.to - turn.from)
            != (r->plan->flags & ORDERED ? PyDict_Size(value) : 0))
        return 2;
    if (c.from == c.to && c.first >= c.last && turn.key == NULL)
        return 0;
    if (!r->has_keys_row && row_of(r, r->primary, r->item_count, &r->keys_row) < 0)
        return FAILED;
    r->has_keys_row = 1;
    Bag fresh = {0};   /* references: whoever is asked about a class may let the dict change */
    Py_XINCREF(turn.key);
    int result = bag_entries(&fresh, &e, &c);
    if (result == OK)
        result = place_changes(t, r, &fresh, &c, &turn);
    if (result < 0)
        drop_items(r);
    Py_XDECREF(turn.key);
    bag_drop(&fresh, 0);
    free(fresh.items);
    return result;
}
