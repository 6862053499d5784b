/* The fast twin of unfold.Unfolded: the same entries of the same events, in C.
 *
 * Knows nothing that unfold.py does not say; read that first. Where they disagree, this file is wrong, and
 * tests/trace/test_unfold.py says where. What it reads may be damaged or made to do harm: every number is checked before
 * it is used, and what would take too long is refused. Limited API, so one binary serves Python 3.11 and later.
 *
 * A stretch is read through once, when it is opened, which finds its names and values and whether it is damaged. Later a
 * cursor goes through it again as far as is asked for; it begins anew for an event before it. While it moves nothing of
 * Python's is called, so no other thread comes in between.
 */
#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FRESH = 1, ASIDE = 2, VALUED = 4 };   /* unfold: what an event's payload begins with */
enum { OK = 0, FAILED = -1 };
#define EXPRESSION 4              /* state.Event: from here on, parts of a line */
#define NONE UINT32_MAX
#define MOST_WORK (1ULL << 31)    /* entries looked at in one stretch, some seconds; a recording of ours needs thousands */
#define BASE 0x9E3779B97F4A7C15ULL   /* of hashes: timeline/changes.py */

/* ---------------------------------------------------------------- what grows */

static int
no_memory(void)
{
    PyErr_NoMemory();
    return FAILED;
}

static int
damaged(const char *says)
{
    PyErr_SetString(PyExc_ValueError, says);
    return FAILED;
}

/* Room for `count` things in an array that has room for `*capacity`. */
static int
have_room(void **array, size_t *capacity, size_t count, size_t size)
{
    if (count <= *capacity)
        return OK;
    size_t wanted = *capacity ? *capacity : 8;
    while (wanted < count)
        wanted *= 2;
    void *grown = realloc(*array, wanted * size);
    if (grown == NULL)
        return no_memory();
    *array = grown;
    *capacity = wanted;
    return OK;
}
#define ROOM(array, capacity, count) have_room((void **)&(array), &(capacity), (count), sizeof *(array))

/* Numbers found by hash: slots hold a number + 1. Who asks compares. */
typedef struct {
    uint32_t *slots;
    size_t size, count;
} Table;

static inline size_t
scattered(uint64_t hash)
{
    hash ^= hash >> 32;
    hash *= 0xD6E8FEB86659FD93ULL;
    return (size_t)(hash ^ (hash >> 32));
}

static int
table_room(Table *t, uint64_t (*hash_of)(void *, uint32_t), void *owner)
{
    if (t->count * 2 < t->size)
        return OK;
    size_t size = t->size ? t->size * 2 : 64;
    uint32_t *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return no_memory();
    for (size_t i = 0; i < t->size; i++) {
        if (!t->slots[i])
            continue;
        size_t at = scattered(hash_of(owner, t->slots[i] - 1)) & (size - 1);
        while (slots[at])
            at = (at + 1) & (size - 1);
        slots[at] = t->slots[i];
    }
    free(t->slots);
    t->slots = slots;
    t->size = size;
    return OK;
}

/* ---------------------------------------------------------------- a stretch */

/* A text of the payload, once for all names that are spelt so. */
typedef struct {
    size_t at, size;
    uint64_t hash;
    PyObject *text;
    uint32_t old, new;   /* where it stands in two lists that are compared, as long as they are stamped */
    uint64_t old_stamp, new_stamp;
} Word;

/* A word and where its entry is shown. Two of one word and order are one name. */
typedef struct {
    uint64_t order;
    uint32_t word;
    uint32_t place;      /* in a list that is new, as long as it is stamped */
    uint64_t stamp;
} Name;

typedef struct {
    size_t at, size;
    uint64_t hash;
    PyObject *bytes;
} Value;

typedef struct {
    uint32_t name, value;
} Entry;

typedef struct {
    Entry *items;
    size_t count, capacity;
} List;

typedef struct {
    uint32_t number;
    char is_known;       /* it has begun, and not only been shown aside */
    char is_stale;       /* `seen` is not what the last event left */
    char is_seen;
    List running, seen;
} Frame;

typedef struct {
    size_t row;          /* the next one */
    size_t at;
    uint32_t next_name, next_value;
    uint32_t current;    /* the frame of the last event */
    List aside;
    /* The last event: */
    List *shown;
    size_t label_at, label_size;
    uint32_t label_value;
    int is_valued, is_empty, is_aside;
} Cursor;

typedef struct {
    PyObject_HEAD
    PyObject *payload;
    const unsigned char *data;
    size_t size, rows;
    uint32_t *frame_numbers, *ends;
    uint32_t *defined;   /* numbers of names as the payload counts them, to names */
    size_t defined_count, defined_room;
    Word *words;
    size_t word_count, word_room;
    Name *names;
    size_t name_count, name_room;
    Value *values;
    size_t value_count, value_room;
    Frame *frames;
    size_t frame_count, frame_room;
    Table word_table, name_table, frame_table;
    uint64_t stamp, work;
    int is_open;         /* it has been read through */
    int has_hashes;
    Cursor cursor;
} Unfolded;

static uint64_t
word_hash(void *owner, uint32_t number)
{
    return ((Unfolded *)owner)->words[number].hash;
}

static uint64_t
name_hash(void *owner, uint32_t number)
{
    Name *name = ((Unfolded *)owner)->names + number;
    return name->order * BASE + name->word;
}

static uint64_t
frame_hash(void *owner, uint32_t number)
{
    return ((Unfolded *)owner)->frames[number].number;
}

/* As timeline/changes.py has it: the sum of (byte + 1) * BASE ** place. */
static uint64_t
hash_bytes(const unsigned char *data, size_t size)
{
    uint64_t total = 0, power = 1;
    for (size_t i = 0; i < size; i++, power *= BASE)
        total += (uint64_t)(data[i] + 1) * power;
    return total;
}

static inline int
worked(Unfolded *u, size_t much)
{
    u->work += much;
    return u->work > MOST_WORK ? damaged("it takes too long to unfold") : OK;
}

/* ---------------------------------------------------------------- reading */

static inline int
read_varint(Unfolded *u, Cursor *c, uint64_t *number)
{
    uint64_t result = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        if (c->at >= u->size)
            return damaged("a number goes on after the end");
        uint64_t byte = u->data[c->at++];
        if (shift == 63 && byte > 1)
            break;
        result |= (byte & 0x7F) << shift;
        if (byte < 0x80) {
            *number = result;
            return OK;
        }
    }
    return damaged("a number is too large");
}

static inline int
read_text(Unfolded *u, Cursor *c, size_t *at, size_t *size)
{
    uint64_t number;
    if (read_varint(u, c, &number) < 0)
        return FAILED;
    if (number > u->size - c->at)
        return damaged("a text goes on after the end");
    *at = c->at;
    *size = (size_t)number;
    c->at += *size;
    return OK;
}

static PyObject *
as_text(Unfolded *u, size_t at, size_t size)
{
    return PyUnicode_DecodeUTF8((const char *)u->data + at, (Py_ssize_t)size, "surrogatepass");
}

/* Whether it can be decoded. */
static int
check_text(Unfolded *u, size_t at, size_t size)
{
    size_t i = 0;
    while (i < size && u->data[at + i] < 0x80)
        i++;
    if (i == size)
        return OK;
    PyObject *text = as_text(u, at, size);
    Py_XDECREF(text);
    return text ? OK : FAILED;
}

static int
find_word(Unfolded *u, size_t at, size_t size, uint32_t *number)
{
    uint64_t hash = hash_bytes(u->data + at, size);
    if (table_room(&u->word_table, word_hash, u) < 0)
        return FAILED;
    size_t mask = u->word_table.size - 1, place = scattered(hash) & mask;
    for (; u->word_table.slots[place]; place = (place + 1) & mask) {
        Word *word = u->words + u->word_table.slots[place] - 1;
        if (worked(u, 1) < 0)
            return FAILED;
        if (word->hash == hash && word->size == size && memcmp(u->data + word->at, u->data + at, size) == 0) {
            *number = u->word_table.slots[place] - 1;
            return OK;
        }
    }
    if (check_text(u, at, size) < 0 || ROOM(u->words, u->word_room, u->word_count + 1) < 0)
        return FAILED;
    u->words[u->word_count] = (Word){at, size, hash, NULL, 0, 0, 0, 0};
    *number = (uint32_t)u->word_count++;
    u->word_table.slots[place] = *number + 1;
    u->word_table.count++;
    return OK;
}

static int
find_name(Unfolded *u, uint64_t order, uint32_t word, uint32_t *number)
{
    uint64_t hash = order * BASE + word;
    if (table_room(&u->name_table, name_hash, u) < 0)
        return FAILED;
    size_t mask = u->name_table.size - 1, place = scattered(hash) & mask;
    for (; u->name_table.slots[place]; place = (place + 1) & mask) {
        Name *name = u->names + u->name_table.slots[place] - 1;
        if (worked(u, 1) < 0)
            return FAILED;
        if (name->order == order && name->word == word) {
            *number = u->name_table.slots[place] - 1;
            return OK;
        }
    }
    if (ROOM(u->names, u->name_room, u->name_count + 1) < 0)
        return FAILED;
    u->names[u->name_count] = (Name){order, word, 0, 0};
    *number = (uint32_t)u->name_count++;
    u->name_table.slots[place] = *number + 1;
    u->name_table.count++;
    return OK;
}

/* A new name; when the stretch is read again, the one that was found there before. */
static int
define_name(Unfolded *u, Cursor *c, uint32_t *name)
{
    uint64_t order;
    size_t at, size;
    uint32_t word;
    if (read_varint(u, c, &order) < 0 || read_text(u, c, &at, &size) < 0)
        return FAILED;
    if (!u->is_open) {
        if (find_word(u, at, size, &word) < 0 || find_name(u, order, word, name) < 0
            || ROOM(u->defined, u->defined_room, u->defined_count + 1) < 0)
            return FAILED;
        u->defined[u->defined_count++] = *name;
    }
    *name = u->defined[c->next_name++];
    return OK;
}

static int
read_name(Unfolded *u, Cursor *c, uint32_t *name)
{
    uint64_t number;
    if (read_varint(u, c, &number) < 0)
        return FAILED;
    if (number == 0)
        return define_name(u, c, name);
    if (number > c->next_name)
        return damaged("there is no such name");
    *name = u->defined[number - 1];
    return OK;
}

/* NONE: it is gone. */
static int
read_reference(Unfolded *u, Cursor *c, uint32_t *value)
{
    uint64_t number;
    size_t at, size;
    if (read_varint(u, c, &number) < 0)
        return FAILED;
    if (number == 0) {
        if (read_text(u, c, &at, &size) < 0)
            return FAILED;
        if (!u->is_open) {
            if (ROOM(u->values, u->value_room, u->value_count + 1) < 0)
                return FAILED;
            u->values[u->value_count++] = (Value){at, size, 0, NULL};
        }
        *value = c->next_value++;
        return OK;
    }
    if (number - 1 > c->next_value)
        return damaged("there is no such value");
    *value = number == 1 ? NONE : (uint32_t)(number - 2);
    return OK;
}

/* The frame with a number; NULL without an exception: there is none. */
static Frame *
find_frame(Unfolded *u, Cursor *c, uint32_t number)
{
    if (c->current < u->frame_count && u->frames[c->current].number == number)
        return u->frames + c->current;
    if (!u->frame_table.size)
        return NULL;
    size_t mask = u->frame_table.size - 1;
    for (size_t place = scattered(number) & mask; u->frame_table.slots[place]; place = (place + 1) & mask) {
        uint32_t found = u->frame_table.slots[place] - 1;
        if (u->frames[found].number == number) {
            c->current = found;
            return u->frames + found;
        }
    }
    return NULL;
}

static Frame *
need_frame(Unfolded *u, Cursor *c, uint32_t number)
{
    Frame *frame = find_frame(u, c, number);
    if (frame != NULL)
        return frame;
    if (table_room(&u->frame_table, frame_hash, u) < 0 || ROOM(u->frames, u->frame_room, u->frame_count + 1) < 0)
        return NULL;
    size_t mask = u->frame_table.size - 1, place = scattered(number) & mask;
    while (u->frame_table.slots[place])
        place = (place + 1) & mask;
    frame = u->frames + u->frame_count;
    memset(frame, 0, sizeof *frame);
    frame->number = number;
    c->current = (uint32_t)u->frame_count++;
    u->frame_table.slots[place] = c->current + 1;
    u->frame_table.count++;
    return frame;
}

static Frame *
known_frame(Unfolded *u, Cursor *c, uint32_t number)
{
    Frame *frame = find_frame(u, c, number);
    if (frame != NULL && frame->is_known)
        return frame;
    damaged("an event of a frame that has not begun");
    return NULL;
}

/* ---------------------------------------------------------------- lists of entries */

/* Where a name stands. In a list that began with this event that is written down, else it is searched for from `from` on:
 * changes come in the order of the entries. */
static int
place_of(Unfolded *u, List *list, uint32_t name, int is_new, size_t from, size_t *place)
{
    *place = list->count;
    if (is_new) {
        if (u->names[name].stamp == u->stamp)
            *place = u->names[name].place;
        return OK;
    }
    size_t count = list->count;
    for (size_t i = from; i < count; i++)
        if (list->items[i].name == name) {
            *place = i;
            return worked(u, i - from);
        }
    for (size_t i = 0; i < from && i < count; i++)
        if (list->items[i].name == name) {
            *place = i;
            break;
        }
    return worked(u, count);
}

static int
remove_entry(Unfolded *u, List *list, size_t place, int is_new)
{
    memmove(list->items + place, list->items + place + 1, (list->count - place - 1) * sizeof(Entry));
    list->count--;
    if (is_new)   /* a stretch of ours has nothing gone where nothing was */
        u->stamp++;
    for (size_t i = 0; is_new && i < list->count; i++) {
        u->names[list->items[i].name].stamp = u->stamp;
        u->names[list->items[i].name].place = (uint32_t)i;
    }
    return worked(u, list->count + 1);
}

static int
add_entry(Unfolded *u, List *list, uint32_t name, uint32_t value, int is_new)
{
    if (list->count >= NONE || ROOM(list->items, list->capacity, list->count + 1) < 0)
        return FAILED;
    if (is_new) {
        u->names[name].stamp = u->stamp;
        u->names[name].place = (uint32_t)list->count;
    }
    list->items[list->count++] = (Entry){name, value};
    return OK;
}

typedef struct {
    uint64_t order;
    size_t place;
    Entry entry;
} Sorted;

static int
compare_sorted(const void *a, const void *b)
{
    const Sorted *one = a, *other = b;
    if (one->order != other->order)
        return one->order < other->order ? -1 : 1;
    return one->place < other->place ? -1 : 1;
}

/* By order; what has the same stays as it came. */
static int
sort_list(Unfolded *u, List *list)
{
    Sorted *all = malloc((list->count + 1) * sizeof *all);
    if (all == NULL)
        return no_memory();
    for (size_t i = 0; i < list->count; i++)
        all[i] = (Sorted){u->names[list->items[i].name].order, i, list->items[i]};
    qsort(all, list->count, sizeof *all, compare_sorted);
    for (size_t i = 0; i < list->count; i++)
        list->items[i] = all[i].entry;
    free(all);
    return worked(u, 16 * list->count);
}

static int
is_sorted(Unfolded *u, List *list)
{
    for (size_t i = 1; i < list->count; i++)
        if (u->names[list->items[i - 1].name].order > u->names[list->items[i].name].order)
            return 0;
    return 1;
}

static int
read_changes(Unfolded *u, Cursor *c, List *list, int is_new, size_t end)
{
    size_t from = 0;
    int has_more = 0;
    u->stamp++;
    while (c->at < end) {
        uint32_t name, value;
        size_t place;
        if (read_name(u, c, &name) < 0 || read_reference(u, c, &value) < 0
            || place_of(u, list, name, is_new, from, &place) < 0)
            return FAILED;
        if (place < list->count && value != NONE) {
            list->items[place].value = value;
            from = place + 1;
        }
        else if (place < list->count) {
            if (remove_entry(u, list, place, is_new) < 0)
                return FAILED;
        }
        else if (value != NONE) {
            if (add_entry(u, list, name, value, is_new) < 0)
                return FAILED;
            has_more = 1;
        }
    }
    if (c->at != end)
        return damaged("an event goes on after its end");
    if (!has_more)
        return OK;
    if (worked(u, list->count) < 0)
        return FAILED;
    return is_sorted(u, list) ? OK : sort_list(u, list);
}

/* ---------------------------------------------------------------- the cursor */

static void
rewind_cursor(Unfolded *u, Cursor *c)
{
    for (size_t i = 0; i < u->frame_count; i++) {
        free(u->frames[i].running.items);
        free(u->frames[i].seen.items);
    }
    u->frame_count = 0;
    u->frame_table.count = 0;
    if (u->frame_table.slots != NULL)
        memset(u->frame_table.slots, 0, u->frame_table.size * sizeof *u->frame_table.slots);
    List aside = c->aside;
    memset(c, 0, sizeof *c);
    c->aside = aside;
    c->current = NONE;
    u->work = 0;
}

static int
read_label(Unfolded *u, Cursor *c)
{
    if (read_text(u, c, &c->label_at, &c->label_size) < 0
        || (!u->is_open && check_text(u, c->label_at, c->label_size) < 0) || read_reference(u, c, &c->label_value) < 0)
        return FAILED;
    return c->label_value == NONE ? damaged("an event without its value") : OK;
}

/* The list that an event changes. */
static List *
list_of(Unfolded *u, Cursor *c, uint32_t number, int flags)
{
    c->is_aside = 0;
    if (!(flags & (FRESH | ASIDE))) {
        Frame *frame = known_frame(u, c, number);
        return frame ? &frame->running : NULL;
    }
    if (!(flags & FRESH)) {
        c->is_aside = 1;
        c->aside.count = 0;
        return &c->aside;
    }
    Frame *frame = need_frame(u, c, number);
    if (frame == NULL)
        return NULL;
    frame->is_known = 1;
    frame->running.count = 0;
    return &frame->running;
}

/* Read the next event. */
static int
next_event(Unfolded *u, Cursor *c)
{
    uint32_t number = u->frame_numbers[c->row];
    size_t end = u->ends[c->row];
    c->row++;
    c->is_valued = c->is_aside = 0;
    c->is_empty = c->at == end;
    if (c->is_empty) {
        Frame *frame = known_frame(u, c, number);
        c->shown = frame ? &frame->running : NULL;
        return frame ? OK : FAILED;
    }
    if (end < c->at || end > u->size)
        return damaged("an event ends before it begins, or after all");
    int flags = u->data[c->at++];
    c->is_valued = (flags & VALUED) != 0;
    if (c->is_valued && read_label(u, c) < 0)
        return FAILED;
    c->shown = list_of(u, c, number, flags);
    return c->shown ? read_changes(u, c, c->shown, (flags & (FRESH | ASIDE)) != 0, end) : FAILED;
}

/* Let the last event be that of a row. */
static int
go_to(Unfolded *u, size_t row)
{
    Cursor *c = &u->cursor;
    if (row + 1 < c->row)
        rewind_cursor(u, c);
    while (c->row < row + 1)
        if (next_event(u, c) < 0) {
            rewind_cursor(u, c);
            return FAILED;
        }
    return OK;
}

/* ---------------------------------------------------------------- as Python objects */

static PyObject *
text_of_word(Unfolded *u, uint32_t number)
{
    Word *word = u->words + number;
    if (word->text == NULL)
        word->text = as_text(u, word->at, word->size);
    Py_XINCREF(word->text);
    return word->text;
}

static PyObject *
bytes_of_value(Unfolded *u, uint32_t number)
{
    Value *value = u->values + number;
    if (value->bytes == NULL)
        value->bytes = PyBytes_FromStringAndSize((const char *)u->data + value->at, (Py_ssize_t)value->size);
    Py_XINCREF(value->bytes);
    return value->bytes;
}

/* A pair of two new references, of which either may have failed. */
static PyObject *
pair_of(PyObject *one, PyObject *other)
{
    PyObject *pair = one != NULL && other != NULL ? PyTuple_Pack(2, one, other) : NULL;
    Py_XDECREF(one);
    Py_XDECREF(other);
    return pair;
}

static PyObject *
as_entries(Unfolded *u, const Entry *items, Py_ssize_t count, PyObject *label)
{
    Py_ssize_t first = label != NULL ? 1 : 0;
    PyObject *result = PyTuple_New(count + first);
    if (result == NULL) {
        Py_XDECREF(label);
        return NULL;
    }
    if (label != NULL)
        PyTuple_SetItem(result, 0, label);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *name = text_of_word(u, u->names[items[i].name].word);
        PyObject *pair = pair_of(name, name ? bytes_of_value(u, items[i].value) : NULL);
        if (pair == NULL) {
            Py_DECREF(result);
            return NULL;
        }
        PyTuple_SetItem(result, first + i, pair);
    }
    return result;
}

static int
check_row(Unfolded *u, Py_ssize_t row)
{
    if (row >= 0 && (size_t)row < u->rows)
        return OK;
    PyErr_SetString(PyExc_IndexError, "there is no such event");
    return FAILED;
}

static PyObject *
unfolded_at(Unfolded *u, PyObject *argument)
{
    Py_ssize_t row = PyLong_AsSsize_t(argument);
    if ((row == -1 && PyErr_Occurred()) || check_row(u, row) < 0 || go_to(u, (size_t)row) < 0)
        return NULL;
    /* From here on garbage may be collected, and whoever that runs may move the cursor. */
    Cursor c = u->cursor;
    Py_ssize_t count = (Py_ssize_t)c.shown->count;
    Entry *items = malloc(((size_t)count + 1) * sizeof *items);
    if (items == NULL)
        return PyErr_NoMemory();
    if (count)
        memcpy(items, c.shown->items, (size_t)count * sizeof *items);
    PyObject *label = NULL, *result = NULL;
    if (c.is_valued) {
        PyObject *text = as_text(u, c.label_at, c.label_size);
        label = pair_of(text, text ? bytes_of_value(u, c.label_value) : NULL);
    }
    if (!c.is_valued || label != NULL)
        result = as_entries(u, items, count, label);
    free(items);
    return result;
}

/* ---------------------------------------------------------------- whole payloads */

typedef struct {
    unsigned char *data;
    size_t size, capacity;
} Buffer;

static int
put(Buffer *b, const void *data, size_t size)
{
    if (ROOM(b->data, b->capacity, b->size + size) < 0)
        return FAILED;
    memcpy(b->data + b->size, data, size);
    b->size += size;
    return OK;
}

static int
put_sized(Buffer *b, const unsigned char *data, size_t size)
{
    unsigned char head[4];
    for (int i = 0; i < 4; i++)
        head[i] = (unsigned char)(size >> (8 * i));
    return put(b, head, 4) < 0 || put(b, data, size) < 0 ? FAILED : OK;
}

static int
put_whole(Unfolded *u, Buffer *b, size_t most)
{
    Cursor *c = &u->cursor;
    if (c->is_valued) {
        Value *value = u->values + c->label_value;
        if (put_sized(b, u->data + c->label_at, c->label_size) < 0 || put_sized(b, u->data + value->at, value->size) < 0)
            return FAILED;
    }
    for (size_t i = 0; i < c->shown->count && b->size <= most; i++) {
        Word *word = u->words + u->names[c->shown->items[i].name].word;
        Value *value = u->values + c->shown->items[i].value;
        if (put_sized(b, u->data + word->at, word->size) < 0 || put_sized(b, u->data + value->at, value->size) < 0)
            return FAILED;
    }
    return b->size <= most ? OK : damaged("it unfolds to more than a recording holds");
}

static PyObject *
unfolded_payloads(Unfolded *u, PyObject *args)
{
    Py_ssize_t first, last, most;
    if (!PyArg_ParseTuple(args, "nnn", &first, &last, &most))
        return NULL;
    if (first < last && (check_row(u, first) < 0 || check_row(u, last - 1) < 0))
        return NULL;
    Buffer payload = {0}, ends = {0};
    int r = OK;
    for (Py_ssize_t row = first; row < last && r == OK; row++) {
        r = go_to(u, (size_t)row) < 0 || put_whole(u, &payload, (size_t)most) < 0 ? FAILED : OK;
        int64_t end = (int64_t)payload.size;
        if (r == OK)
            r = put(&ends, &end, sizeof end);
    }
    PyObject *result = NULL;
    if (r == OK)
        result = pair_of(
            PyBytes_FromStringAndSize((char *)payload.data, (Py_ssize_t)payload.size),
            PyBytes_FromStringAndSize((char *)ends.data, (Py_ssize_t)ends.size));
    free(payload.data);
    free(ends.data);
    return result;
}

/* ---------------------------------------------------------------- some variables of some events */

/* Numbers of words by their texts; NONE for those that are not here. */
static uint32_t *
numbers_of(Unfolded *u, PyObject *names, Py_ssize_t count)
{
    uint32_t *numbers = malloc(((size_t)count + 1) * sizeof *numbers);
    if (numbers == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; numbers != NULL && i < count; i++) {
        PyObject *text = PyTuple_GetItem(names, i);
        PyObject *raw = text ? PyUnicode_AsEncodedString(text, "utf-8", "surrogatepass") : NULL;
        if (raw == NULL) {
            free(numbers);
            return NULL;
        }
        const char *data = PyBytes_AsString(raw);
        size_t size = (size_t)PyBytes_Size(raw);
        numbers[i] = NONE;
        for (size_t word = 0; word < u->word_count; word++)
            if (u->words[word].size == size && memcmp(u->data + u->words[word].at, data, size) == 0)
                numbers[i] = (uint32_t)word;
        Py_DECREF(raw);
    }
    return numbers;
}

static size_t *
rows_of(Unfolded *u, PyObject *list, Py_ssize_t count)
{
    size_t *rows = malloc(((size_t)count + 1) * sizeof *rows);
    if (rows == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; rows != NULL && i < count; i++) {
        Py_ssize_t row = PyLong_AsSsize_t(PyList_GetItem(list, i));
        if ((row == -1 && PyErr_Occurred()) || check_row(u, row) < 0) {
            free(rows);
            return NULL;
        }
        rows[i] = (size_t)row;
    }
    return rows;
}

static int
find_values(Unfolded *u, const size_t *rows, size_t row_count, const uint32_t *words, size_t count, uint32_t *found)
{
    for (size_t i = 0; i < row_count; i++) {
        if (go_to(u, rows[i]) < 0)
            return FAILED;
        List *shown = u->cursor.shown;
        for (size_t k = 0; k < count; k++) {
            found[i * count + k] = NONE;
            for (size_t at = 0; words[k] != NONE && at < shown->count; at++)
                if (u->names[shown->items[at].name].word == words[k])
                    found[i * count + k] = shown->items[at].value;
        }
        if (worked(u, count * shown->count) < 0)
            return FAILED;
    }
    return OK;
}

static PyObject *
as_tuples(Unfolded *u, const uint32_t *found, Py_ssize_t row_count, Py_ssize_t count)
{
    PyObject *result = PyList_New(row_count);
    for (Py_ssize_t i = 0; result != NULL && i < row_count; i++) {
        PyObject *values = PyTuple_New(count);
        for (Py_ssize_t k = 0; values != NULL && k < count; k++) {
            uint32_t number = found[i * count + k];
            PyObject *value = number == NONE ? Py_NewRef(Py_None) : bytes_of_value(u, number);
            if (value == NULL)
                Py_CLEAR(values);
            else
                PyTuple_SetItem(values, k, value);
        }
        if (values == NULL)
            Py_CLEAR(result);
        else
            PyList_SetItem(result, i, values);
    }
    return result;
}

static PyObject *
unfolded_named(Unfolded *u, PyObject *args)
{
    PyObject *list, *names, *result = NULL;
    if (!PyArg_ParseTuple(args, "O!O!", &PyList_Type, &list, &PyTuple_Type, &names))
        return NULL;
    Py_ssize_t row_count = PyList_Size(list), count = PyTuple_Size(names);
    size_t *rows = rows_of(u, list, row_count);
    uint32_t *words = rows ? numbers_of(u, names, count) : NULL;
    uint32_t *found = words ? malloc(((size_t)row_count * (size_t)count + 1) * sizeof *found) : NULL;
    if (words != NULL && found == NULL)
        PyErr_NoMemory();
    else if (found != NULL && find_values(u, rows, (size_t)row_count, words, (size_t)count, found) == OK)
        result = as_tuples(u, found, row_count, count);
    free(rows);
    free(words);
    free(found);
    return result;
}

/* ---------------------------------------------------------------- what changed */

typedef struct {
    Buffer rows, names, values, firsts;
} Changed;

static void
need_hashes(Unfolded *u)
{
    for (size_t i = 0; !u->has_hashes && i < u->value_count; i++)
        u->values[i].hash = hash_bytes(u->data + u->values[i].at, u->values[i].size);
    u->has_hashes = 1;
}

static int
put_change(Unfolded *u, Changed *out, uint32_t row, uint32_t name, uint64_t value)
{
    uint64_t hash = u->words[u->names[name].word].hash;
    return put(&out->rows, &row, sizeof row) < 0 || put(&out->names, &hash, sizeof hash) < 0
                   || put(&out->values, &value, sizeof value) < 0
               ? FAILED
               : OK;
}

/* What is new or other in a list, and what is gone, by the texts of the names; of two with one text the later counts. */
static int
compare_lists(Unfolded *u, List *old, List *new, uint32_t row, Changed *out)
{
    uint64_t stamp = ++u->stamp;
    int r = worked(u, old->count + new->count);
    for (size_t i = 0; i < old->count; i++) {
        Word *word = u->words + u->names[old->items[i].name].word;
        word->old_stamp = stamp;
        word->old = (uint32_t)i;
    }
    for (size_t i = 0; i < new->count; i++) {
        Word *word = u->words + u->names[new->items[i].name].word;
        word->new_stamp = stamp;
        word->new = (uint32_t)i;
    }
    for (size_t i = 0; i < new->count && r == OK; i++) {
        Word *word = u->words + u->names[new->items[i].name].word;
        uint64_t hash = u->values[new->items[i].value].hash;
        int is_same = word->old_stamp == stamp && u->values[old->items[word->old].value].hash == hash;
        if (word->new == i && !is_same)
            r = put_change(u, out, row, new->items[i].name, hash);
    }
    for (size_t i = 0; i < old->count && r == OK; i++) {
        Word *word = u->words + u->names[old->items[i].name].word;
        if (word->old == i && word->new_stamp != stamp)
            r = put_change(u, out, row, old->items[i].name, 0);
    }
    return r;
}

static int
note_event(Unfolded *u, uint32_t row, int event, Changed *out)
{
    Cursor *c = &u->cursor;
    uint32_t number = u->frame_numbers[row];
    if (event >= EXPRESSION) {
        Frame *frame = find_frame(u, c, number);
        if (frame != NULL && !c->is_aside && !c->is_empty)
            frame->is_stale = 1;
        return OK;
    }
    Frame *frame = need_frame(u, c, number);
    if (frame == NULL)
        return FAILED;
    if (frame->is_seen && c->is_empty && !frame->is_stale)
        return OK;
    if (!frame->is_seen && put(&out->firsts, &row, sizeof row) < 0)
        return FAILED;
    /* The frame may have moved with the array of all frames; where it shows its own variables they moved with it. */
    List *shown = c->is_aside ? &c->aside : &frame->running;
    if (compare_lists(u, &frame->seen, shown, row, out) < 0
        || ROOM(frame->seen.items, frame->seen.capacity, shown->count) < 0)
        return FAILED;
    if (shown->count)
        memcpy(frame->seen.items, shown->items, shown->count * sizeof(Entry));
    frame->seen.count = shown->count;
    frame->is_seen = 1;
    frame->is_stale = (char)c->is_aside;
    return OK;
}

static PyObject *
as_bytes(Buffer *b)
{
    return PyBytes_FromStringAndSize((char *)b->data, (Py_ssize_t)b->size);
}

static PyObject *
changed_result(Changed *out)
{
    PyObject *rows = as_bytes(&out->rows), *names = as_bytes(&out->names), *values = as_bytes(&out->values);
    PyObject *firsts = as_bytes(&out->firsts), *result = NULL;
    if (rows != NULL && names != NULL && values != NULL && firsts != NULL)
        result = PyTuple_Pack(4, rows, names, values, firsts);
    Py_XDECREF(rows);
    Py_XDECREF(names);
    Py_XDECREF(values);
    Py_XDECREF(firsts);
    return result;
}

static int
note_all(Unfolded *u, const uint32_t *events, Changed *out)
{
    rewind_cursor(u, &u->cursor);
    for (size_t row = 0; row < u->rows; row++)
        if (next_event(u, &u->cursor) < 0 || note_event(u, (uint32_t)row, events[row] < EXPRESSION ? 0 : EXPRESSION, out) < 0)
            return FAILED;
    return OK;
}

static PyObject *
unfolded_changed(Unfolded *u, PyObject *argument)
{
    Py_buffer events;
    if (PyObject_GetBuffer(argument, &events, PyBUF_SIMPLE) < 0)
        return NULL;
    Changed out = {{0}, {0}, {0}, {0}};
    PyObject *result = NULL;
    if ((size_t)events.len != u->rows * sizeof(uint32_t))
        damaged("events are missing");
    else {
        need_hashes(u);
        int r = note_all(u, events.buf, &out);
        rewind_cursor(u, &u->cursor);
        if (r == OK)
            result = changed_result(&out);
    }
    PyBuffer_Release(&events);
    free(out.rows.data);
    free(out.names.data);
    free(out.values.data);
    free(out.firsts.data);
    return result;
}

/* ---------------------------------------------------------------- the object */

static uint32_t *
copy_numbers(PyObject *from, size_t *count)
{
    Py_buffer view;
    if (PyObject_GetBuffer(from, &view, PyBUF_SIMPLE) < 0)
        return NULL;
    *count = (size_t)view.len / sizeof(uint32_t);
    uint32_t *numbers = malloc((size_t)view.len + 1);
    if (numbers != NULL)
        memcpy(numbers, view.buf, (size_t)view.len);
    else
        PyErr_NoMemory();
    PyBuffer_Release(&view);
    return numbers;
}

static int
read_through(Unfolded *u)
{
    rewind_cursor(u, &u->cursor);
    while (u->cursor.row < u->rows)
        if (next_event(u, &u->cursor) < 0)
            return FAILED;
    u->is_open = 1;
    rewind_cursor(u, &u->cursor);
    return OK;
}

static PyObject *
unfolded_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    PyObject *frames, *ends, *payload;
    if (named != NULL && PyDict_Size(named)) {
        PyErr_SetString(PyExc_TypeError, "Unfolded takes no names");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "OOS", &frames, &ends, &payload))
        return NULL;
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Unfolded *u = (Unfolded *)alloc(type, 0);
    if (u == NULL)
        return NULL;
    size_t count = 0;
    u->payload = Py_NewRef(payload);
    u->data = (const unsigned char *)PyBytes_AsString(payload);
    u->size = (size_t)PyBytes_Size(payload);
    u->frame_numbers = copy_numbers(frames, &u->rows);
    u->ends = u->frame_numbers ? copy_numbers(ends, &count) : NULL;
    int r = u->ends == NULL ? FAILED : count != u->rows ? damaged("ends are missing") : read_through(u);
    if (r == OK)
        return (PyObject *)u;
    Py_DECREF(u);
    return NULL;
}

static void
unfolded_dealloc(Unfolded *u)
{
    PyTypeObject *type = Py_TYPE((PyObject *)u);
    rewind_cursor(u, &u->cursor);
    for (size_t i = 0; i < u->word_count; i++)
        Py_XDECREF(u->words[i].text);
    for (size_t i = 0; i < u->value_count; i++)
        Py_XDECREF(u->values[i].bytes);
    void *all[] = {
        u->frame_numbers, u->ends, u->defined, u->words, u->names, u->values, u->frames, u->cursor.aside.items,
        u->word_table.slots, u->name_table.slots, u->frame_table.slots,
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    Py_XDECREF(u->payload);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(u);
    Py_DECREF(type);
}

static Py_ssize_t
unfolded_length(Unfolded *u)
{
    return (Py_ssize_t)u->rows;
}

static PyMethodDef unfolded_methods[] = {
    {"at", (PyCFunction)unfolded_at, METH_O, "The entries of an event."},
    {"payloads", (PyCFunction)unfolded_payloads, METH_VARARGS, "Some events as whole payloads, and where each ends."},
    {"named", (PyCFunction)unfolded_named, METH_VARARGS, "Some variables of some events."},
    {"changed", (PyCFunction)unfolded_changed, METH_O, "What changed: rows, hashes of names and values, first rows."},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot unfolded_slots[] = {
    {Py_tp_new, unfolded_new},         {Py_tp_dealloc, unfolded_dealloc}, {Py_tp_methods, unfolded_methods},
    {Py_sq_length, unfolded_length},   {0, NULL},
};
static PyType_Spec unfolded_spec = {
    "ndb.trace.values._decode.Unfolded", sizeof(Unfolded), 0, Py_TPFLAGS_DEFAULT, unfolded_slots,
};

static int
prepare(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&unfolded_spec);
    int r = type ? PyModule_AddObjectRef(module, "Unfolded", type) : FAILED;
    Py_XDECREF(type);
    return r;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, prepare}, {0, NULL}};
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "ndb.trace.values._decode", "The fast twin of unfold.", 0, NULL, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__decode(void)
{
    return PyModuleDef_Init(&definition);
}
