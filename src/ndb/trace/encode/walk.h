/* Part of _encode.c: all that is reached: Tarjan's walk, since objects that reach each other change together.
 *
 * Knows what is looked at at which event, what is passed by because it is large, and what may be forgotten. */

/* For how many events before this one an object may have been another, that was looked at at an event: from the first on
 * before which something may have happened. */
static uint64_t
unseen_since(const Heap *heap, uint64_t before)
{
    uint64_t first = before + 1;
    if (heap->now - before < MOMENTS)
        while (first < heap->began && !(heap->moments[first % MOMENTS / 64] >> first % 64 & 1))   /* soon: see MOST_CALM */
            first++;
    return first < heap->began ? heap->began - first : 0;
}

/* Whether what is known of an object and of all that it reaches still holds. */
static inline int
is_current(const Heap *heap, const Record *r)
{
    return r->checked >= heap->moment && (!heap->is_ending || !(r->missing & (PASSING | ENDS)) || r->checked == heap->now);
}

/* Whether an object has a function as an attribute that is taken by its name for one which only reads: `self.get = xs.pop`. */
static int
has_false_name(Tape *t, PyObject *value)
{
    PyObject *stored = PyObject_GenericGetDict(value, NULL), *asking = PyObject_GetAttr(t->describe, S.asking_methods), *name, *held;
    int is_false = 0;
    for (Py_ssize_t at = 0; stored && asking && !is_false && PyDict_Next(stored, &at, &name, &held);)
        is_false = Py_TYPE(held) == &PyCFunction_Type && Py_TYPE(name) == &PyUnicode_Type && PySet_Contains(asking, name) == 1
            && is_told(t, S.may_change, held);
    Py_XDECREF(stored);
    Py_XDECREF(asking);
    PyErr_Clear();
    return is_false;
}

/* Whether a weak reference calls something written in C when what it refers to is gone. */
static int
has_stirring_callback(Tape *t, PyObject *value)
{
    PyObject *callback = weak_callback ? AT(PyObject *, value, weak_callback) : NULL;   /* NULL: it calls nothing */
    if (callback == NULL || OBJ(Py_TYPE(callback)) == function_type || OBJ(Py_TYPE(callback)) == method_type)
        return 0;
    Py_INCREF(callback);
    int is_so = is_told(t, S.may_change, callback);
    Py_DECREF(callback);
    return is_so;
}

/* Have what an object holds itself as of now; `own_at` tells when it was seen to have changed. */
static int
refresh_now(Tape *t, Record *r)
{
    uint64_t now = t->heap->now, before = r->refreshed;
    t->heap->delta.is_known = t->heap->delta.is_unread = t->heap->has_functions = 0;
    r->own_since = r->refreshed;
    r->own_late = 0;
    int changed = refresh(t, r);
    if (changed < 0)
        return FAILED;
    if (t->heap->has_functions && r->plan->flags & STORED && !t->heap->is_stirring)
        t->heap->is_stirring = (char)has_false_name(t, r->address);
    if (r->plan->is_weak && !t->heap->is_stirring)
        t->heap->is_stirring = (char)has_stirring_callback(t, r->address);
    r->refreshed = now;
    if (changed)
        r->own_at = now;
    if (changed ? is_kept(t, r) : is_due_version(t, r))
        return write_version(t, r, changed && before ? unseen_since(t->heap, before) : 0);
    return OK;
}

static int
refresh_once(Tape *t, Record *r)
{
    if (r->refreshed >= t->heap->moment)
        return OK;
    if (r->plan->flags || is_due_version(t, r) || !is_same_members(r, r->plan, r->address))
        return refresh_now(t, r);
    r->own_since = r->refreshed;   /* most objects of large structures consist of slots, and are what they were */
    r->own_late = 0;
    r->refreshed = t->heap->now;
    return OK;
}

/* ---- all that is reached: Tarjan's walk, since objects that reach each other change together */

static int
stack_push(Heap *heap, Record *r)
{
    if (heap->stack_size == heap->stack_room) {
        size_t room = heap->stack_room ? 2 * heap->stack_room : 256;
        Record **stack = realloc(heap->stack, room * sizeof(Record *));
        if (stack == NULL) {
            PyErr_NoMemory();
            return FAILED;
        }
        heap->stack = stack;
        heap->stack_room = room;
    }
    heap->stack[heap->stack_size++] = r;
    r->on_stack = 1;
    return OK;
}

/* Objects that reach each other have their numbers: none is to take another's for news. */
static void
know_of_each_other(Heap *heap, size_t first)
{
    for (size_t i = first; i < heap->stack_size; i++) {
        Record *r = heap->stack[i];
        if (r->asked == r->asked_ends)
            r->asked = heap->tick;
        r->asked_ends = heap->tick;
    }
}

/* They have changed together, after the same event. */
static void
share_pending(Heap *heap, size_t first)
{
    uint64_t least = heap->now;
    char is_late = 0;
    for (size_t i = first; i < heap->stack_size; i++) {
        least = heap->stack[i]->pending < least ? heap->stack[i]->pending : least;
        is_late |= heap->stack[i]->pending_late;
    }
    for (size_t i = first; i < heap->stack_size; i++) {
        heap->stack[i]->pending = least;
        heap->stack[i]->pending_late = is_late;
    }
}

/* Whether a part that changed tells of a change for which its holder's number has not changed, nor for a later one: then it had
 * happened when that was seen. Of a large ring each walk sees another piece, and what is new to one of these would be news to
 * the other for ever. */
static inline int
is_news(const Record *r, const Record *part)
{
    return part->origin > r->origin;
}

/* The tick of the latest change that some objects know of which reach each other: of what one of them holds, or far below. */
static uint64_t
common_origin(Heap *heap, size_t first)
{
    uint64_t origin = 0;
    for (size_t i = first; i < heap->stack_size; i++) {
        const Record *r = heap->stack[i];
        if (r->pending_origin == UINT64_MAX)
            return ++heap->tick;
        origin = r->pending_origin > origin ? r->pending_origin : origin;
        origin = r->origin > origin ? r->origin : origin;
    }
    return origin;
}

/* Not all was looked at: what is known to have changed gets a number of its own. */
static void
bump(Heap *heap, size_t first)
{
    uint64_t origin = common_origin(heap, first);
    share_pending(heap, first);
    for (size_t i = first; i < heap->stack_size; i++) {
        Record *r = heap->stack[i];
        r->on_stack = 0;
        if (r->is_dirty && (r->origin < origin || r->digest == 0)) {
            r->digest = mix(mix(r->digest, r->own), heap->now) | 1;
            set_changed(heap, r);
            r->origin = origin;
        }
    }
    know_of_each_other(heap, first);
    heap->stack_size = first;
}

static void
set_digest(Heap *heap, Record *r, uint64_t digest)
{
    digest = digest ? digest : 1;
    if (r->digest == 0)
        r->pending_late = 0;
    if (digest != r->digest) {
        r->digest = digest;
        set_changed(heap, r);
    }
}

/* The number of what an object holds and of its parts; those that reach it in turn are known by their place among them. */
static uint64_t
with_parts(Record *r)
{
    uint64_t h = mix(r->own, r->single), sum = 0;
    for (size_t i = 0; i < r->part_count; i++) {
        Record *p = r->parts[i];
        uint64_t one = p->on_stack ? mix(23, p->index) : p->digest;
        if (i < r->listed)
            h = mix(h, one);
        else
            sum += mix(18, one);
    }
    return mix(h, sum);
}

/* The objects above `first` on the stack reach each other, or it is only one: they have changed if one of them has. A
 * number is made anew only then, whatever else was found out about them. */
static void
close_circle(Heap *heap, size_t first)
{
    uint64_t sum = 0;
    int is_dirty = 0, is_circle = heap->stack_size - first > 1;
    for (size_t i = first; i < heap->stack_size; i++) {
        is_dirty |= heap->stack[i]->is_dirty || heap->stack[i]->digest == 0;
        heap->stack[i]->index = (uint32_t)(i - first);
    }
    if (is_dirty && !is_circle)
        set_digest(heap, heap->stack[first], with_parts(heap->stack[first]));
    else if (is_dirty) {
        for (size_t i = first; i < heap->stack_size; i++)
            sum += mix(mix(19, i - first), with_parts(heap->stack[i]));
        for (size_t i = first; i < heap->stack_size; i++)
            heap->stack[i]->fresh = mix(mix(with_parts(heap->stack[i]), sum), i - first);
        share_pending(heap, first);
        for (size_t i = first; i < heap->stack_size; i++)
            set_digest(heap, heap->stack[i], heap->stack[i]->fresh);
    }
    know_of_each_other(heap, first);
    for (size_t i = first; i < heap->stack_size; i++)
        heap->stack[i]->on_stack = 0;
    heap->stack_size = first;
}

/* None of the objects above `first` on the stack has changed: they keep their numbers. */
static void
close_unchanged(Heap *heap, size_t first)
{
    for (size_t i = first; i < heap->stack_size; i++) {
        Record *r = heap->stack[i];
        if (r->asked == r->asked_ends)
            r->asked = heap->tick;
        r->asked_ends = heap->tick;
        r->on_stack = 0;
    }
    heap->stack_size = first;
}

static void
close_record(Heap *heap, Record *r)
{
    size_t first = heap->stack_size;
    int is_dirty = 0, is_new = 0;
    do {
        Record *one = heap->stack[--first];
        is_dirty |= one->is_dirty;
        is_new |= one->digest == 0;
        if (!heap->is_partial)
            one->due = r->due;   /* what reaches all of the others is as large as they are */
    } while (heap->stack[first] != r);
    if (!is_dirty && !is_new)
        close_unchanged(heap, first);
    else if ((heap->is_partial || (r->missing & CUT)) && r->digest != 0) {
        for (size_t i = first; i < heap->stack_size; i++)
            heap->stack[i]->is_dirty = (char)is_dirty;
        bump(heap, first);
    }
    else
        close_circle(heap, first);
}

static int
look_anew(Tape *t, Record *r)
{
    drop_items(r);
    r->tag = r->state = r->order = 0;
    if (refresh_now(t, r) < 0)
        return FAILED;
    r->own_at = t->heap->now;
    return OK;
}

static int visit(Tape *t, Record *r, int depth);

/* Whether a part is to be looked at, too. */
static inline int
is_wanted(Heap *heap, Record *r, size_t at, int depth, int is_heavy)
{
    if (r->parts[at]->near == heap->now)
        return 1;
    if (heap->is_partial && depth == 0 && at + LAST_PARTS >= r->part_count)   /* not all rows show their ends */
        return 1;
    /* The attributes of an object come first: what one of them holds must not keep the others from being looked at. */
    int is_own = depth == 0 && r->part_count <= MOST_OWN && !(r->plan->flags & (LISTED | TUPLED | DEQUED));
    return !is_heavy && depth < heap->deepest && (heap->visited < heap->most || is_own);
}

/* Whether it was seen and never changes: a date, a Decimal. */
static inline int
is_lasting(const Record *p)
{
    return p->plan->flags & FROZEN && p->held != NULL && p->part_count == 0 && p->digest != 0;
}

#ifdef __GNUC__
#define FETCH(address) __builtin_prefetch(address)
#else
#define FETCH(address) ((void)(address))
#endif

/* Have what is known of the parts to come, and they themselves, on their way from memory: that is what a walk waits for. */
static inline void
fetch_parts(const Record *r, size_t at)
{
    if (at + 8 < r->part_count) {
        const char *far = (const char *)r->parts[at + 8];
        FETCH(far);
        FETCH(far + LINE_SIZE);
        FETCH(far + 2 * LINE_SIZE);
    }
    if (at + 4 < r->part_count) {
        const Record *near = r->parts[at + 4];
        FETCH(near->address);
        FETCH(near->items);
        FETCH(near->parts);
    }
}

#define LATER 6   /* visits, of 8 that are kept */
#define SOON 3

/* Objects are looked at in the same order mostly: have those that will be next on their way, first what is known of them, then
 * they themselves. */
static inline void
look_ahead(Heap *heap, Record *r)
{
    uint32_t turn = heap->turn++;
    Record *before = heap->trail[(turn - LATER) % 8], *soon = heap->coming[(turn - (LATER - SOON)) % 8];
    const char *later = (const char *)r->later;
    heap->trail[turn % 8] = r;
    heap->coming[turn % 8] = r->later;
    if (before != NULL)
        before->later = r;
    if (later != NULL) {
        FETCH(later);
        FETCH(later + LINE_SIZE);
        FETCH(later + 2 * LINE_SIZE);
        FETCH(later + 3 * LINE_SIZE);
    }
    if (soon != NULL) {
        FETCH(soon->address);
        FETCH(soon->items);
        FETCH(soon->parts);
    }
}

#define AHEAD 16   /* parts that are passed by while what is known of another one comes from memory */

/* From `at` to `end`: which is the first part that is not passed by? Passed by are those that were looked at for this moment, are
 * in no circle that is not closed, and have not changed since `r`, which knows of their changes up to a tick, was looked at. */
static inline size_t
pass_parts(const Heap *heap, Record *r, size_t at, size_t end, uint64_t asked)
{
    Record *const *parts = r->parts;
    uint64_t moment = heap->is_ending ? UINT64_MAX : heap->moment;
    unsigned char missing = 0;
    for (; at < end; at++) {
        const Record *p = parts[at];
        if (at + AHEAD < end)
            FETCH(parts[at + AHEAD]);
        if (p->checked < moment || p->tick > asked || p->on_stack)
            break;
        missing |= p->missing;
    }
    r->missing |= missing;
    return at;
}

/* Whether nothing is to be asked about a part that consists of slots and holds plain values only, but whether they are the same. */
static inline int
is_same_leaf(const Tape *t, Record *p)
{
    if (p->part_count || p->plan->flags || p->plan->is_foreign || !p->digest || p->due || p->is_ends || p->own_at > p->checked)
        return 0;
    return p->refreshed >= t->heap->moment || (!is_due_version(t, p) && is_same_members(p, p->plan, p->address));
}

/* As `visit`, of such a part. */
static inline void
pass_leaf(Heap *heap, Record *p)
{
    if (p->refreshed < heap->moment) {
        p->own_since = p->refreshed;
        p->own_late = 0;
        p->refreshed = heap->now;
    }
    p->was_passing = (p->missing & PASSING) != 0;
    p->missing = 0;
    p->is_dirty = 0;
    p->checked = p->whole_at = heap->now;
    p->asked = p->asked_ends = heap->tick;
    heap->visited += 1 + (size_t)p->item_count / 64;
}

/* Look at the parts; 2: one is not what it was taken for, since its address was used again. Those in the middle, which are
 * passed by for some events, may have been seen to change meanwhile, under another name. */
static int
visit_parts(Tape *t, Record *r, int depth, int is_heavy)
{
    Heap *heap = t->heap;
    int is_dirty = 0, is_whole = 1;
    unsigned char behind = r->plan->is_foreign ? CUT : CUT | PASSING;   /* what is not looked at */
    if (r->is_unread) {
        r->missing = (unsigned char)((r->missing & ENDS) | behind);
        return 0;
    }
    size_t front = r->is_ends ? parts_among(r, 0, BLOCK) : PASSED;
    size_t back = r->is_ends ? parts_among(r, r->item_count - BLOCK, r->item_count) : PASSED;
    int has_ends_only = is_heavy || heap->is_partial || r->is_ends, is_long = !has_ends_only && r->part_count > AHEAD;
    uint64_t asked = r->asked < r->asked_ends ? r->asked : r->asked_ends;
    for (size_t i = 0; i < r->part_count; i++) {
        if (is_long && (i = pass_parts(heap, r, i, r->part_count, asked)) == r->part_count)
            break;
        int is_inner = i >= front && i + back < r->part_count;
        if (is_inner && has_ends_only) {
            r->missing = (unsigned char)((r->missing & ENDS) | behind);
            is_whole = 0;
            i = r->part_count - back;
            is_inner = 0;
            if (back == 0)
                break;
        }
        Record *p = r->parts[i];
        fetch_parts(r, i);
        if (is_current(heap, p)) {
            if (p->on_stack && p->index < r->low)
                r->low = p->index;
            if (p == &heap->unseen && is_inner) {
                r->missing |= behind;
                is_whole = 0;
                i = r->part_count - back - 1;
                continue;
            }
        }
        else if (is_lasting(p))
            ;
        else if (!is_wanted(heap, r, i, depth, is_heavy)) {
            r->missing |= behind;
            if (is_inner) {
                is_whole = 0;
                i = r->part_count - back - 1;
                continue;
            }
        }
        else {
            if (Py_TYPE(p->address) != p->type)
                return 2;
            p->holder = r;
            p->held_at = heap->now;
            if (is_same_leaf(t, p))
                pass_leaf(heap, p);
            else if (visit(t, p, depth + 1) < 0)
                return FAILED;
            else
                r->low = p->low < r->low ? p->low : r->low;
        }
        if (p->tick > (is_inner ? r->asked : r->asked_ends) && is_news(r, p)) {
            is_dirty = 1;
            r->pending_origin = p->origin > r->pending_origin ? p->origin : r->pending_origin;
            if (p->since < r->pending)
                r->pending = p->since;
            r->pending_late |= p->is_late || heap->since != UINT64_MAX || (r->was_passing && p->changed < heap->now);
        }
        r->missing |= p->missing;
    }
    r->asked_ends = heap->tick;
    if (is_whole)
        r->asked = heap->tick;
    return is_dirty;
}

/* What an object holds itself is another than when it was last looked at: that was long ago, if it was passed by. */
static void
set_pending(Heap *heap, Record *r)
{
    int is_late = heap->since != UINT64_MAX;
    r->pending = r->own_since ? r->own_since : is_late ? heap->since : heap->now - 1;
    r->pending_late = (char)(r->own_late || is_late);
}

static int
visit_within(Tape *t, Record *r, int depth)
{
    Heap *heap = t->heap;
    uint64_t before = r->checked;
    size_t visited = heap->visited;
    look_ahead(heap, r);
    int is_heavy = r->plan->is_foreign
        || (depth > 0 && r->due > heap->now && !heap->is_partial && !heap->is_thorough);
    uint64_t since = heap->since;
    if ((r->missing & PASSING) && !is_heavy && !heap->is_partial && r->whole_at < since)
        heap->since = r->whole_at;
    r->was_passing = (r->missing & PASSING) != 0;
    r->checked = r->pending = heap->now;
    r->missing = 0;
    r->pending_late = 0;
    r->pending_origin = 0;
    r->index = r->low = ++heap->next_index;
    heap->visited += 1 + (r->item_count > 0 && !r->plan->is_tagged ? (size_t)r->item_count / 64 : 0);
    if (stack_push(heap, r) < 0)
        return FAILED;
    int of_parts = refresh_once(t, r);
    if (of_parts == OK && r->is_ends && !is_heavy && !heap->is_partial) {   /* what is between the ends is looked at, too */
        r->gather_due = heap->now;
        of_parts = refresh_now(t, r);
    }
    if (of_parts == OK && heap->is_ending && r->content_due > heap->now)
        of_parts = refresh_now(t, r);
    if (r->is_ends || (r->content_due > heap->now && !heap->is_thorough))
        r->missing |= ENDS;
    if (of_parts == OK && r->own_at > before)
        set_pending(heap, r);
    if (of_parts == OK)
        of_parts = visit_parts(t, r, depth, is_heavy);
    if (of_parts == 2)
        of_parts = look_anew(t, r) < 0 || visit_parts(t, r, depth, is_heavy) < 0 ? FAILED : 1;
    heap->since = since;
    if (of_parts < 0)
        return FAILED;
    if (!(r->missing & PASSING))
        r->whole_at = heap->now;
    r->is_dirty = (char)(r->own_at > before || of_parts);
    if (r->own_at > before)
        r->pending_origin = UINT64_MAX;
    if (!heap->is_partial && !is_heavy) {
        size_t weight = heap->visited - visited;
        if (weight > LIGHT || !heap->is_calm)   /* what was not looked at again since nothing changed has its weight, too */
            r->due = weight > LIGHT ? heap->now + weight / SHARE : 0;
    }
    if (r->low == r->index)
        close_record(heap, r);
    return OK;
}

static int
visit(Tape *t, Record *r, int depth)
{
    Heap *heap = t->heap;
    if (!heap->is_partial || !r->is_deep || r->near != heap->now)
        return visit_within(t, r, depth);
    int deepest = heap->deepest;
    size_t most = heap->most;
    heap->is_partial = 0;
    heap->deepest = REACH_DEPTH;
    heap->most = REACH_OBJECTS;
    int result = visit_within(t, r, depth);
    heap->is_partial = 1;
    heap->deepest = deepest;
    heap->most = most;
    return result;
}

static int
visit_all(Tape *t, Record *r)
{
    Heap *heap = t->heap;
    heap->since = UINT64_MAX;
    int result = visit(t, r, 0);
    while (result < 0 && heap->stack_size > 0)
        heap->stack[--heap->stack_size]->on_stack = 0;
    return result;
}

/* The record of an object that is no plain value, with its digest as of now. */
static Record *
reached(Tape *t, PyObject *value)
{
    Heap *heap = t->heap;
    Record *r = record_of(t, value);
    if (r == NULL || is_current(heap, r))
        return r;
    for (size_t i = 0; i < r->text_count; i++) {
        r->text_from[i].record->near = heap->now;
        r->text_from[i].record->is_deep = r->text_from[i].is_deep;
    }
    heap->is_partial = r->due > heap->now && !heap->is_thorough;
    heap->deepest = heap->is_partial ? NEAR : REACH_DEPTH;
    heap->most = heap->is_partial ? heap->visited + NEAR_OBJECTS : REACH_OBJECTS;
    if (visit_all(t, r) < 0)
        return NULL;
    if (!heap->is_partial)
        r->looked_at = heap->now;
    if (r->missing & PASSING)
        heap->passed_at = heap->now;
    return r;
}

/* The number of the attributes that a text is made from; 0 if they are not known, or not all scalars. */
static uint64_t
read_digest(Plan *plan, PyObject *value)
{
    PyObject *stored = plan->reads != NULL && plan->flags == STORED ? PyObject_GenericGetDict(value, NULL) : NULL;
    uint64_t total = 21;
    for (Py_ssize_t i = 0; stored != NULL && total && i < PyTuple_Size(plan->reads); i++) {
        PyObject *found = PyDict_GetItemWithError(stored, PyTuple_GetItem(plan->reads, i));
        uint64_t digest = 22;
        total = found == NULL || plain_digest(found, &digest) == 1 ? mix(total, digest) | 1 : 0;
    }
    PyErr_Clear();
    Py_XDECREF(stored);
    return stored != NULL ? total : 0;
}

/* Whether what `describe` said of an object still holds: a text as long as the attributes are the same that it is made from,
 * or, where these are not known, all that is reached; a name without attributes, or a plain value,
 * as long as what the object holds itself is. */
static int
is_node_valid(Tape *t, PyObject *value, Record *r)
{
    if (r->node_from)
        return r->node_from == read_digest(r->plan, value);
    if (Py_TYPE(r->node) != t->opaque)
        return refresh_once(t, r) < 0 ? FAILED : r->own_at <= r->node_at;
    if (reached(t, value) == NULL)
        return FAILED;
    return !(r->missing & CUT) && r->due <= t->heap->now && r->changed <= r->node_at;
}

/* Whether a node holds nothing of the program's but a plain value. */
static int
is_bare(Tape *t, PyObject *node)
{
    if (Py_TYPE(node) != t->object && Py_TYPE(node) != t->wrapped)
        return Py_TYPE(node) == t->opaque;
    PyObject *held = PyObject_GetAttr(node, Py_TYPE(node) == t->object ? S.attributes : S.value);
    int is_bare = held != NULL && (Py_TYPE(node) == t->object ? PyTuple_Size(held) == 0 : is_plain(held));
    Py_XDECREF(held);
    PyErr_Clear();
    return is_bare;
}

/* What `describe` says of a value, asked again only when it may say something else. In recordings that hold all of every
 * state it is asked each time. */
static PyObject *
described_once(Tape *t, PyObject *value)
{
    Plan *plan = t->is_delta ? plan_of(t, Py_TYPE(value)) : NULL;
    if (plan == NULL || plan->flags & ~(unsigned int)(STORED | MAPPED | LISTED | CONTENT) || !(plan->flags || plan->count))
        return PyErr_Occurred() ? NULL : plan != NULL ? described_by_name(t, plan, value) : described(t, value);
    Record *r = record_of(t, value);
    int is_valid = r == NULL ? FAILED : r->node != NULL ? is_node_valid(t, value, r) : 0;
    if (is_valid)
        return is_valid < 0 ? NULL : Py_NewRef(r->node);
    PyObject *node = described(t, value);
    if (node != NULL && is_bare(t, node)) {
        ASSIGN(r->node, Py_NewRef(node));
        r->node_at = t->heap->now;
        r->node_from = Py_TYPE(node) == t->opaque ? read_digest(plan, value) : 0;
    }
    return node;
}

/* Mark a record and those that it refers to. */
static int
mark(Heap *heap, Record *r)
{
    size_t first = heap->stack_size;
    r->is_marked = 1;
    int result = stack_push(heap, r);
    while (result == OK && heap->stack_size > first) {
        Record *next = heap->stack[--heap->stack_size];
        next->on_stack = 0;
        for (size_t i = 0; i < next->part_count && result == OK; i++)
            if (!next->parts[i]->is_marked) {
                next->parts[i]->is_marked = 1;
                result = stack_push(heap, next->parts[i]);
            }
        for (size_t i = 0; i < next->text_count && result == OK; i++)
            if (!next->text_from[i].record->is_marked) {
                next->text_from[i].record->is_marked = 1;
                result = stack_push(heap, next->text_from[i].record);
            }
    }
    return result;
}

/* Forget the records that are not marked. */
static int
forget_unmarked(Heap *heap)
{
    size_t kept = 0, held = 0;
    memset(heap->trail, 0, sizeof heap->trail);
    memset(heap->coming, 0, sizeof heap->coming);
    for (size_t i = 0; i < heap->held; i++)
        if (heap->holding[i]->is_marked)
            heap->holding[held++] = heap->holding[i];
    heap->held = held;
    for (size_t i = 0; heap->table && i <= heap->mask; i++) {
        Record *r = heap->table[i];
        if (r != NULL && !r->is_marked) {
            heap->table[i] = NULL;
            free_record(r);
        }
        else if (r != NULL) {
            r->is_marked = 0;
            r->holder = r->later = NULL;   /* which may be gone */
            kept++;
        }
    }
    heap->used = kept;
    size_t mask = 1023;
    while (4 * kept > mask)
        mask = 2 * mask + 1;
    return heap->table ? make_room(heap, mask) : OK;
}

/* Forget what was not seen since an event, nor is part of what was. */
static int
sweep(Heap *heap, uint64_t since)
{
    int r = OK;
    for (size_t i = 0; heap->table && i <= heap->mask && r == OK; i++)
        if (heap->table[i] != NULL && heap->table[i]->checked >= since && !heap->table[i]->is_marked)
            r = mark(heap, heap->table[i]);
    return r == OK ? forget_unmarked(heap) : FAILED;
}

static void
free_heap(Heap *heap)
{
    for (size_t i = 0; heap->table && i <= heap->mask; i++)
        if (heap->table[i] != NULL)
            free_record(heap->table[i]);
    for (size_t i = 0; heap->plans && i <= heap->plan_mask; i++)
        if (heap->plans[i] != NULL)
            free_plan(heap->plans[i]);
    free(heap->table);
    free(heap->plans);
    free(heap->stack);
    free(heap->noted);
    free(heap->holding);
    free(heap);
}

/* Let go of what refers to an object that is to be forgotten: it is looked at anew. */
static void
loosen(Record *r)
{
    int is_loose = 0;
    for (size_t i = 0; i < r->part_count && !is_loose; i++)
        is_loose = r->parts[i]->plan->is_local;
    if (is_loose) {
        drop_items(r);
        r->tag = r->state = r->order = r->part_count = 0;
    }
    for (size_t i = 0; i < r->text_count; i++)
        if (r->text_from[i].record->plan->is_local)
            r->text_count = 0;
}

/* What an object has that stirs is seen again where it is still there. */
static void
settle(Heap *heap)
{
    heap->is_stirring = 0;
    for (size_t i = 0; heap->plans && i <= heap->plan_mask; i++)
        heap->is_stirring |= (char)(heap->plans[i] != NULL && heap->plans[i]->is_stirring);
}

static int
forget_local_plans(Heap *heap)
{
    Plan **plans = heap->plans;
    size_t mask = heap->plan_mask;
    heap->plans = NULL;
    heap->plan_mask = heap->plan_used = heap->local = 0;
    int r = OK;
    for (size_t i = 0; plans && i <= mask; i++)
        if (plans[i] != NULL && (plans[i]->is_local || (r = put_plan(heap, plans[i])) < 0))
            free_plan(plans[i]);
    free(plans);
    return r;
}

#define MANY 10000   /* objects beyond which those are forgotten that the recording which ends did not see */

/* When a recording follows another one, what is known of objects goes on to be known; but no class is kept alive that was
 * made in a function, nor any value of the standard library. */
static int
hand_over(Heap *heap)
{
    while (heap->held > 0) {
        heap->held--;
        Py_CLEAR(heap->holding[heap->held]->held);
    }
    uint64_t since = heap->rested_at;
    heap->rested_at = heap->now;
    if (heap->used > MANY && sweep(heap, since + 1) < 0)
        return FAILED;
    for (size_t i = 0; heap->local && heap->table && i <= heap->mask; i++)
        if (heap->table[i] != NULL) {
            heap->table[i]->is_marked = !heap->table[i]->plan->is_local;
            if (heap->table[i]->is_marked)
                loosen(heap->table[i]);
        }
    if (heap->local && (forget_unmarked(heap) < 0 || forget_local_plans(heap) < 0))
        return FAILED;
    settle(heap);
    return OK;
}
