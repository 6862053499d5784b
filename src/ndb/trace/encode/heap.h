/* Part of _encode.c: reach.Reach's data, and where the interpreter keeps what is asked for each time.
 *
 * What a value reaches, as one number: equal numbers, equal values. Every object that is not plain and immutable has a
 * record, found by its address, with what was last seen of it: only what changed is looked at closely. Nobody's code is
 * called, and nothing is kept alive but numbers, texts and frozen values of the standard library. */

#define REACH_DEPTH 200        /* reach.DEPTH */
#define REACH_OBJECTS 50000    /* reach.OBJECTS: looked at for one event */

/* All that a variable reaches is looked at for every event as long as that is not much: LIGHT objects, 64 items of a list
 * counting as one. Of more, what is NEAR (levels) is looked at every time, and all of it once in as many events as make
 * it SHARE objects an event. What changes far away in something large is therefore seen some events later. The same holds
 * for something large that a variable reaches: of a part that is not due, only what it holds itself is looked at. */
#define LIGHT 256
#define SHARE 16
/* While there is something to spare, all is looked at for every event, so that nothing is seen late in runs that are short;
 * some of it is kept for where functions are left, half of that for the outermost ones, since afterwards nobody looks again
 * at what they had. It grows by SHARE an event. */
#define SPARE 250000        /* objects, at the start */
#define FOR_ENDS 50000
#define NEAR 2
#define NEAR_OBJECTS 32
#define LAST_PARTS 8
#define MOST_OWN 64         /* attributes of an object, which are looked at every time besides */
#define SMALL 64            /* keys and values of a dict up to which it is not kept what they were */
#define DICT_SHARE 64       /* a quarter of what is gone through of a dict an event */
#define LARGE 8192          /* keys and values of a dict beyond which a changed tag is enough to go by for some events */
#define LONG (64 * LIGHT)   /* items of a row beyond which its ends are compared for every event, and all of it once in as */
#define ROW_SHARE 1024      /* many events as make it this many an event */
#define PASSED 80           /* parts at either end, where what is shown stands, of which it is asked whether they are known */
                            /* to have changed though they are not looked at */
#define SMALL_BUFFER 256    /* bytes beyond which a buffer is compared with a copy */
#define LONG_BUFFER 32768   /* bytes beyond which its ends are looked at for every event, */
#define BUFFER_END 512      /* this much of each, and all of it once in as many events as make it */
#define BUFFER_SHARE 2048   /* bytes an event */

enum {   /* reach.Kind */
    CONST = 1, NAMED = 2, FROZEN = 4, VOLATILE = 8, BUFFERED = 16, LISTED = 32, TUPLED = 64, MAPPED = 128, MEMBERS = 256,
    DEQUED = 512, ORDERED = 1024, STORED = 2048, WHOLE = 4096, TEXTUAL = 8192, REAL = 16384, BINARY = 32768,
    TOLD = 65536, FOREIGN = 131072,
};
enum {   /* what was not looked at of all that an object reaches */
    CUT = 1,       /* not all of it was looked at; */
    PASSING = 2,   /* and what was not will be later */
    ENDS = 4,      /* of something only the ends were compared */
};
#define HAS_PARTS (BUFFERED | LISTED | TUPLED | MAPPED | MEMBERS | DEQUED | STORED)

typedef struct {
    PyTypeObject *type;
    unsigned int flags;
    uint64_t name;
    Py_ssize_t count;
    PyObject *members;   /* descriptors of what is stored outside of `__dict__` */
    descrgetfunc *get;
    Py_ssize_t *offsets; /* where they store it; 0: to be asked */
    char is_local;       /* a class made in a function: it must not outlive the recording */
    char is_foreign;     /* its parts are looked at only where they are shown */
    Py_ssize_t dict_at;  /* where instances have their attributes, once they are a dict; 0: to be asked */
    char is_strong;      /* what it refers to it keeps alive */
    char is_weak;        /* a weak reference */
    char is_stirring;    /* calm.is_stirring */
    char is_tagged;      /* it consists of dicts whose tags tell when they change */
    PyObject *reads;     /* the attributes that its text is made from, if that is known */
    PyObject *nodes;     /* what `describe` said of instances by their names, where it says nothing else of them */
    char form;           /* describe.Describer.form: as what containers are written without asking, and after which text; */
    PyObject *form_text; /* 0: they are not */
    uint64_t told_in;    /* the recording whose versions tell of it, and its number there */
    uint32_t class_number;
} Plan;

/* What the text of a value was made from. */
typedef struct {
    struct Record *record;
    char is_deep;   /* all that it reaches, not only what it holds itself */
} Dependence;

/* In the order in which a walk needs it: a record that is only passed by costs one line of the processor's memory, one that
 * has not changed three or four. */
#define LINE_SIZE 64

typedef struct Record {
    PyObject *address;   /* not a reference: it may be gone, unless something that was just looked at holds it */
    PyTypeObject *type;
    Plan *plan;
    uint64_t checked;               /* at which event */
    uint64_t tick;                  /* how many numbers had changed when its own did: two of one event are in an order */
    uint64_t near;                  /* the event at which it is looked at, wherever it stands, since a text shows it */
    uint32_t index, low;
    char on_stack, is_dirty;
    char is_deep;                   /* as part of a text that is looked at: all that it reaches is */
    char was_passing;               /* PASSING of the last time */
    unsigned char missing;          /* CUT, PASSING, ENDS: what whatever reaches it has from it */

    uint64_t refreshed;             /* the event at which what it holds itself was last looked at */
    uint64_t own_at;                /* the event at which that was seen to be another */
    uint64_t due;                   /* the event from which on all that it reaches is looked at again */
    uint64_t asked, asked_ends;     /* the tick up to which it knows of its parts' changes; of those at its ends */
    struct Record **parts;
    size_t part_count;
    PyObject **items;               /* as last seen; those that are plain are held, of which `is_held` tells: */

    Py_ssize_t item_count;          /* -1: never seen */
    uint64_t digest;
    uint64_t whole_at;              /* the event at which all that it reaches was looked at, of any object */
    uint64_t own_since;             /* the event after which what is seen now happened to what it holds itself */
    struct Record *holder;          /* what was seen to hold it, and when; whether that is still so is to be asked */
    uint64_t held_at;
    uint64_t kept_in;               /* the recording that has its versions */
    char own_late, pending_late;    /* whether it was passed by before it was seen to change: see `own_since` */
    char is_ends;                   /* a long row of which only the ends were compared: what is between may be gone */
    char is_unread;                 /* a large dict that changed and was not gone through: its parts may be gone */
    char owes;                      /* a version is to be written when it is looked at */
    char has_version, is_lost;      /* the last one can be built upon; it was said that it is not held */
    char has_unseen;                /* parts in the middle that have no records: `unseen` of the heap stands for them */

    uint64_t pending;               /* the event after which what is seen now happened to all of it */
    uint64_t origin;                /* the tick of the latest change for which its number changed: its own, or one far below it; */
    uint64_t pending_origin;        /* of those that its parts tell of now; 0: none; UINT64_MAX: it holds something else itself */
    uint64_t content, ends, content_due;   /* a buffer's digest; of a long one that of its ends, and when it is read again */
    struct Record *later;           /* what was looked at LATER visits after it the last time; it may be anything now */
    uint64_t tag;

    uint64_t state, order, single, own;
    uint64_t changed;               /* at which event */
    char is_marked;
    char has_objects;               /* an array of them */
    uint64_t fresh;                 /* the digest to be, while those of a circle are made */
    uint64_t row;                   /* the number of its items in their order: see `regather` */
    char *is_held;
    Py_ssize_t item_room;
    size_t part_room;
    size_t listed;                  /* parts that stand in an order: all but the members of sets */
    unsigned char *copy;            /* of a buffer that is not long */
    PyObject *held;
    PyObject *node;                 /* what `describe` said of it, if that is a text or a name only, and when */
    uint64_t node_at, node_from;
    uint64_t numbered_at, numbered_in;
    uint64_t gather_due;            /* the event from which on a large dict or a long row is gone through again */
    uint64_t text;                  /* a digest of what was last shown of it, where not all was looked at */
    uint64_t text_at;               /* the event at which that was made, from these: */
    Dependence *text_from;
    size_t text_count;              /* 0: from something that cannot be told */
    uint64_t looked_at;             /* the event at which all that it reaches was looked at */
    uint64_t since;                 /* `pending` and `pending_late` of its last change */
    char is_late;
    uint32_t number;
    uint32_t object;                /* a number of its own, from 1 on; 0: none yet */
    uint64_t keys_row;              /* of an OrderedDict the number of its keys in their order, if it is known */
    char has_keys_row;
    Py_ssize_t primary, in_order;   /* items that are its own and no attributes; all but the members of a set */
    char is_told_partly;            /* it was said that not all that it reaches is looked at */
    char is_shown;                  /* its text was made, and did not show all of it; made once more, it is kept: */
    unsigned char *shown;
    uint32_t shown_size;
    uint64_t shown_at;              /* the `text_at` of that text */
} Record;

/* Which items of a row are others: from where on, how many were there, how many are. */
typedef struct {
    Py_ssize_t from, removed, added;
    char is_known, is_unread;
} Delta;

/* Containers that `describe` made to show those of a class of its own; their items are the program's. Not references. */
typedef struct {
    PyObject *whole, *head, *tail;
} Made;

#define MOMENTS (1 << 18)   /* events of which it is known whether something may have happened before them */

typedef struct Heap {
    Record **table;
    size_t mask, used;
    Plan **plans;
    size_t plan_mask, plan_used;
    Record **stack;
    size_t stack_size, stack_room;
    uint64_t now, tick;
    uint64_t since;    /* the event after which what is looked at may have changed, where it was passed by meanwhile */
    uint64_t moment;   /* the event since which nothing that was looked at can have changed */
    uint64_t began;    /* this event, where it may be several */
    char is_calm;      /* `moment` is an earlier one */
    char has_iterators;   /* iterators were seen that may do something when they are drawn from */
    char is_stirring;     /* something was seen of which to read, or to let go of it, may have C change things: nothing is calm */
    char has_functions;   /* of what is looked at a part is a function written in C */
    uint64_t made_at;  /* the event since which nothing was made: before it something may have come to lie where something else */
                       /* lay; 0: nothing was made */
    size_t sweep_at;
    uint32_t next_index;
    Record *trail[8], *coming[8];   /* what was looked at last, and what will be, if it is as the last time: see `look_ahead` */
    uint32_t turn;
    size_t visited, most;
    int deepest;
    char is_partial;   /* not all that is reached is looked at */
    char is_thorough;  /* parts are looked at whether they are due or not */
    char is_ending;    /* at an event before which nothing changed: what was passed by is looked at, and nothing else */
    int64_t spare;     /* objects that may be looked at though they are not due */
    uint64_t passed_at;   /* the event at which not all of something was looked at */
    Dependence *noted; /* what the text that is being made is made from */
    size_t noted_count, noted_room;
    char is_noting, is_lost;   /* lost: it cannot be told */
    int in_node;       /* in what `describe` made, of which nothing is noted */
    Made made;
    uint32_t objects;  /* how many have a number */
    Record **holding;  /* records that hold a value of the standard library */
    size_t held, holding_room;
    size_t local;      /* how many classes were made in functions */
    uint64_t rested_at;   /* the event at which the recording before this one ended */
    Delta delta;       /* of the object that was looked at last */
    Record unseen;     /* stands for parts that are never looked at */
    Plan of_unseen;
    uint64_t moments[MOMENTS / 64];   /* which of the last events were one, a bit for each */
} Heap;

/* It counts as looked at, with more behind it, and is never forgotten. A walk does not pass by it unasked. */
static void
begin_unseen(Heap *heap)
{
    heap->unseen.plan = &heap->of_unseen;
    heap->unseen.checked = heap->unseen.tick = UINT64_MAX;
    heap->unseen.missing = CUT | PASSING;
    heap->unseen.is_marked = 1;
}

/* Another event, before which nothing has happened, unless a moment begins. */
static inline void
begin_now(Heap *heap)
{
    uint64_t now = ++heap->now;
    heap->moments[now % MOMENTS / 64] &= ~(1ULL << now % 64);
}

/* What was looked at for earlier events may be another now. */
static void
begin_moment(Heap *heap)
{
    heap->moment = heap->now;
    heap->moments[heap->now % MOMENTS / 64] |= 1ULL << heap->now % 64;
    heap->is_calm = 0;
    heap->made_at = 0;
}

static inline uint64_t
mix(uint64_t h, uint64_t x)
{
    /* h is spread first: with h ^ x alone the kind of a value and a small value could stand for each other. */
    h = (((h + 0xD6E8FEB86659FD93ULL) * 0xC2B2AE3D27D4EB4FULL) ^ x) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 29);
}

/* ---- layouts that are not in the limited API; each is tried out before it is relied on */

static struct {
    size_t list_items, tuple_items, dict_tag, set_mask, set_table, odict_state, odict_first, odict_steps, dict_keys, member_offset;   /* 0: not known */
    size_t deque_block, deque_index, deque_items;
    Py_ssize_t before_object;   /* where the attributes of most instances stand, once they are a dict: before them */
} L;
static PyTypeObject *member_type;

#define AT(type, object, offset) (*(type *)((char *)(object) + (offset)))

static uint64_t
tag_of(PyObject *dict)
{
    return L.dict_tag ? AT(uint64_t, dict, L.dict_tag) : 0;
}

static int
learn_sequences(void)
{
    PyObject *list = Py_BuildValue("[sss]", "a", "b", "c"), *tuple = list ? PyList_AsTuple(list) : NULL;
    if (tuple == NULL) {
        Py_XDECREF(list);
        return FAILED;
    }
    PyObject **items = AT(PyObject **, list, 24);
    if (PyList_GetItem(list, 0) != NULL && AT(Py_ssize_t, list, 16) == 3 && items[0] == PyTuple_GetItem(tuple, 0)
        && items[1] == PyTuple_GetItem(tuple, 1) && items[2] == PyTuple_GetItem(tuple, 2))
        L.list_items = 24;
    for (size_t at = 24; at <= 32 && !L.tuple_items; at += 8)
        if (AT(PyObject *, tuple, at) == PyTuple_GetItem(tuple, 0) && AT(PyObject *, tuple, at + 8) == PyTuple_GetItem(tuple, 1))
            L.tuple_items = at;
    Py_DECREF(list);
    Py_DECREF(tuple);
    return OK;
}

#define MANAGED_DICT (1UL << 4)   /* a flag of classes since 3.11 */

/* Whether whatever changes a dict changes its tag, also through an instance. */
static int
learn_tags(void)
{
    PyObject *one = PyLong_FromLong(1), *two = PyLong_FromLong(2), *key = PyUnicode_FromString("key");
    PyObject *dict = PyDict_New(), *cls = NULL, *instance = NULL, *stored = NULL;
    int is_told = one && two && key && dict;
    uint64_t before = is_told ? AT(uint64_t, dict, 24) : 0;
#define CHANGES(action, where) \
    do { \
        is_told = is_told && (action) >= 0 && AT(uint64_t, where, 24) != before; \
        before = is_told ? AT(uint64_t, where, 24) : 0; \
    } while (0)
    CHANGES(PyDict_SetItem(dict, key, one), dict);
    CHANGES(PyDict_SetItem(dict, key, two), dict);
    CHANGES(PyDict_DelItem(dict, key), dict);
    if (is_told)
        cls = PyObject_CallFunction((PyObject *)&PyType_Type, "s(){}", "C");
    instance = cls ? PyObject_CallNoArgs(cls) : NULL;
    is_told = is_told && instance && PyObject_SetAttr(instance, key, one) == 0;
    stored = is_told ? PyObject_GenericGetDict(instance, NULL) : NULL;
    is_told = is_told && stored != NULL;
    if (is_told && Py_Version >> 16 == 0x030B && PyType_GetFlags(Py_TYPE(instance)) & MANAGED_DICT
        && AT(PyObject *, instance, -24) == stored)
        L.before_object = -24;
    before = is_told ? AT(uint64_t, stored, 24) : 0;
    CHANGES(PyObject_SetAttr(instance, key, two), stored);
    CHANGES(PyObject_SetAttr(instance, key, one), stored);
    CHANGES(PyObject_DelAttr(instance, key), stored);
#undef CHANGES
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    if (is_told && Py_Version >> 24 == 3 && minor >= 11 && minor <= 12)
        L.dict_tag = 24;
    Py_XDECREF(one);
    Py_XDECREF(two);
    Py_XDECREF(key);
    Py_XDECREF(dict);
    Py_XDECREF(cls);
    Py_XDECREF(instance);
    Py_XDECREF(stored);
    PyErr_Clear();
    return OK;
}

/* Where a dict keeps its entries: tried out on one of numbers, one of texts and one that has gaps. Together with tags only. */
static int
learn_entries(void)
{
    PyObject *dicts[3] = {PyDict_New(), PyDict_New(), PyDict_New()};
    int r = dicts[0] && dicts[1] && dicts[2] ? OK : FAILED, is_known = L.dict_tag != 0;
    for (long i = 1000; i < 1020 && r == OK; i++) {
        PyObject *number = PyLong_FromLong(i), *text = PyUnicode_FromFormat("%ld", i);
        r = number && text && PyDict_SetItem(dicts[0], number, text) == 0 && PyDict_SetItem(dicts[1], text, number) == 0
            && PyDict_SetItem(dicts[2], number, number) == 0 && (i % 3 || PyDict_DelItem(dicts[2], number) == 0) ? OK : FAILED;
        Py_XDECREF(number);
        Py_XDECREF(text);
    }
    for (int d = 0; d < 3 && r == OK && is_known; d++) {
        const unsigned char *keys = AT(const unsigned char *, dicts[d], 32);
        size_t has_hashes = d != 1;
        is_known = AT(void *, dicts[d], 40) == NULL && keys[10] == !has_hashes && keys[9] >= 3 && keys[9] <= 6
            && AT(Py_ssize_t, keys, 24) >= PyDict_Size(dicts[d]) && AT(Py_ssize_t, keys, 24) <= 20;
        PyObject **entry = (PyObject **)(keys + 32 + ((size_t)1 << (is_known ? keys[9] : 0))) + has_hashes, *key, *item;
        Py_ssize_t at = 0;
        for (Py_ssize_t i = 0; is_known && i < AT(Py_ssize_t, keys, 24); i++, entry += has_hashes ? 3 : 2)
            is_known = entry[1] == NULL || (PyDict_Next(dicts[d], &at, &key, &item) && entry[0] == key && entry[1] == item);
        is_known = is_known && !PyDict_Next(dicts[d], &at, &key, &item);
    }
    if (r == OK && is_known)
        L.dict_keys = 32;
    for (int d = 0; d < 3; d++)
        Py_XDECREF(dicts[d]);
    return r;
}

typedef struct {
    PyObject *key;
    Py_hash_t hash;
} SetEntry;

static int
learn_sets(void)
{
    PyObject *set = PySet_New(NULL);
    int r = set ? OK : FAILED, seen = 0, sum = 0;
    for (long i = 1000; i < 1020 && r == OK; i++) {
        PyObject *number = PyLong_FromLong(i);
        r = number ? PySet_Add(set, number) : FAILED;
        if (r == OK && i % 3 == 0)
            r = PySet_Discard(set, number) < 0 ? FAILED : OK;
        Py_XDECREF(number);
    }
    if (r == OK && AT(Py_ssize_t, set, 24) == PySet_Size(set)) {
        Py_ssize_t mask = AT(Py_ssize_t, set, 32);
        SetEntry *table = AT(SetEntry *, set, 40);
        for (Py_ssize_t i = 0; mask > 0 && mask < 1024 && i <= mask; i++)
            if (table[i].key != NULL && table[i].hash != -1) {
                seen++;
                sum += (int)table[i].hash;
            }
        if (seen == PySet_Size(set) && sum == 14 * 1000 + 133) {   /* 1000 to 1019 without multiples of 3 */
            L.set_mask = 32;
            L.set_table = 40;
        }
    }
    Py_XDECREF(set);
    return r;
}

typedef struct OrderedNode {
    PyObject *key;
    Py_hash_t hash;
    struct OrderedNode *next, *previous;
} OrderedNode;

/* By how much a key that is moved to an end counts, where one that is added or taken away counts as one; 0: not so. */
static size_t
steps_of_order(PyObject *ordered, Py_ssize_t moved)
{
    Py_ssize_t state = AT(Py_ssize_t, ordered, 88);
    PyObject *back = PyObject_CallMethod(ordered, "move_to_end", "si", "a", 0), *added = NULL, *gone = NULL;
    if (back != NULL && AT(Py_ssize_t, ordered, 88) == state + moved)
        added = PyObject_CallMethod(ordered, "__setitem__", "si", "c", 3);
    if (added != NULL && AT(Py_ssize_t, ordered, 88) == state + moved + 1)
        gone = PyObject_CallMethod(ordered, "pop", "s", "b");
    int is_so = gone != NULL && AT(Py_ssize_t, ordered, 88) == state + moved + 2 && moved > 0;
    Py_XDECREF(back);
    Py_XDECREF(added);
    Py_XDECREF(gone);
    return is_so ? (size_t)moved : 0;
}

static int
learn_ordered(PyObject *ordered_dict)
{
    PyObject *pairs = Py_BuildValue("[(si)(si)]", "a", 1, "b", 2);
    PyObject *ordered = pairs ? PyObject_CallFunctionObjArgs(ordered_dict, pairs, NULL) : NULL;
    Py_XDECREF(pairs);
    if (ordered == NULL)
        return FAILED;
    Py_ssize_t state = AT(Py_ssize_t, ordered, 88);
    PyObject *moved = PyObject_CallMethod(ordered, "move_to_end", "s", "a");
    OrderedNode *first = AT(OrderedNode *, ordered, 48), *last = AT(OrderedNode *, ordered, 56);
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    if (moved != NULL && minor <= 14 && AT(Py_ssize_t, ordered, 88) > state && first != NULL && first->next == last
        && last->previous == first && PyUnicode_CompareWithASCIIString(first->key, "b") == 0
        && PyUnicode_CompareWithASCIIString(last->key, "a") == 0) {
        L.odict_state = 88;
        L.odict_first = 48;
        L.odict_steps = steps_of_order(ordered, AT(Py_ssize_t, ordered, 88) - state);
    }
    Py_XDECREF(moved);
    Py_DECREF(ordered);
    PyErr_Clear();
    return OK;
}

/* Where a slot's descriptor says where it stores its value: tried out on a class made for it. */
static int
learn_members(void)
{
    PyObject *cls = PyObject_CallFunction((PyObject *)&PyType_Type, "s(){s(ss)}", "C", "__slots__", "a", "b");
    PyObject *member = cls ? PyObject_GetAttrString(cls, "b") : NULL, *value = cls ? PyObject_CallNoArgs(cls) : NULL;
    if (member == NULL || value == NULL || PyObject_SetAttrString(value, "b", cls) < 0) {
        PyErr_Clear();
        return OK;
    }
    PyMemberDef *definition = AT(PyMemberDef *, member, 40);
    if (strcmp(definition->name, "b") == 0 && definition->type == T_OBJECT_EX && definition->offset >= 16
        && definition->offset < 64 && AT(PyObject *, value, definition->offset) == cls) {
        L.member_offset = 40;
        member_type = Py_TYPE(member);
    }
    Py_DECREF(member);
    Py_DECREF(value);
    Py_DECREF(cls);
    return OK;
}

#define BLOCK 64   /* items of a deque that stand together */

typedef struct Block {
    struct Block *left;
    PyObject *items[BLOCK];
    struct Block *right;
} Block;

/* The next items of a deque that stand together: how many, and where. */
static inline Py_ssize_t
next_block(Block **block, Py_ssize_t *index, Py_ssize_t left, PyObject ***items)
{
    Py_ssize_t count = BLOCK - *index < left ? BLOCK - *index : left;
    *items = (*block)->items + *index;
    *index = 0;
    *block = (*block)->right;
    return count;
}

static int
learn_deques(PyObject *deque_class)
{
    PyObject *numbers = PyList_New(0), *deque = NULL;
    int r = numbers ? OK : FAILED, is_known = 1;
    for (long i = 0; i < 200 && r == OK; i++) {
        PyObject *number = PyLong_FromLong(1000 + i);
        r = number ? PyList_Append(numbers, number) : FAILED;
        Py_XDECREF(number);
    }
    if (r == OK && (deque = PyObject_CallFunctionObjArgs(deque_class, numbers, NULL)) == NULL)
        r = FAILED;
    if (r == OK && ((Py_Version >> 16) & 0xFF) <= 14 && AT(Py_ssize_t, deque, 16) == 200
        && AT(size_t, deque, 40) < BLOCK && AT(size_t, deque, 48) < BLOCK) {
        Block *block = AT(Block *, deque, 24);
        Py_ssize_t index = AT(Py_ssize_t, deque, 40), at = 0;
        PyObject **items;
        while (is_known && at < 200) {
            Py_ssize_t count = next_block(&block, &index, 200 - at, &items);
            for (Py_ssize_t i = 0; i < count && is_known; i++)
                is_known = items[i] == PyList_GetItem(numbers, at++);
            is_known = is_known && (at == 200 || block != NULL);
        }
        if (is_known) {
            L.deque_block = 24;
            L.deque_index = 40;
            L.deque_items = 16;
        }
    }
    Py_XDECREF(numbers);
    Py_XDECREF(deque);
    return r;
}

static getiterfunc deque_iterator, set_iterator;
static PyTypeObject *weak_reference;
static PyObject *function_type, *method_type;
static size_t weak_callback;   /* where a weak reference has what it calls in the end; 0: not known */

static int
learn_weak_references(PyObject *to)
{
    PyObject *types = PyImport_ImportModule("types"), *builtins = PyEval_GetBuiltins();
    PyObject *called = builtins ? PyDict_GetItemString(builtins, "len") : NULL, *weak = called ? PyWeakref_NewRef(to, called) : NULL;
    if (weak != NULL && weak_reference == NULL)
        weak_reference = (PyTypeObject *)Py_NewRef((PyObject *)Py_TYPE(weak));
    if (weak != NULL && sizeof(PyObject) == 16 && sizeof(void *) == 8 && AT(PyObject *, weak, 24) == called)
        weak_callback = 24;
    if (types != NULL && function_type == NULL) {
        function_type = PyObject_GetAttrString(types, "FunctionType");
        method_type = PyObject_GetAttrString(types, "MethodType");
    }
    int r = weak && types && function_type && method_type ? OK : FAILED;
    Py_XDECREF(weak);
    Py_XDECREF(types);
    return r;
}

static int
learn_layouts(void)
{
    PyObject *collections = PyImport_ImportModule("collections");
    PyObject *deque = collections ? PyObject_GetAttrString(collections, "deque") : NULL;
    PyObject *ordered = collections ? PyObject_GetAttrString(collections, "OrderedDict") : NULL;
    int r = deque && ordered ? OK : FAILED;
    if (r == OK && sizeof(void *) == 8 && sizeof(PyObject) == 16)
        r = learn_sequences() || learn_tags() || learn_entries() || learn_sets() || learn_ordered(ordered) || learn_members()
            || learn_deques(deque) ? FAILED : OK;
    if (r == OK)
        r = learn_weak_references(deque);
    if (r == OK) {
        deque_iterator = (getiterfunc)PyType_GetSlot((PyTypeObject *)deque, Py_tp_iter);
        set_iterator = (getiterfunc)PyType_GetSlot(&PySet_Type, Py_tp_iter);
    }
    Py_XDECREF(collections);
    Py_XDECREF(deque);
    Py_XDECREF(ordered);
    return r;
}
