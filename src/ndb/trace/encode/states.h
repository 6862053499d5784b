/* Part of _encode.c: tracer.HotPath's states: which variables a frame shows, all of them or only what changed.
 *
 * Knows whose code runs and its numbers in this recording. Does not know how the interpreter tells of events. */

#define LATELY 2048

/* Code that was met lately. Borrowed: what is known of code is never forgotten, as long as there is what holds it. */
typedef struct {
    PyObject *code;
    Known *known;   /* NULL: not the user's */
    unsigned int runs;      /* of a comprehension, as long as it was not asked what it does */
    char is_calm, has_draws;   /* it changes nothing; but what it unpacks may be an iterator */
    Believed believed;         /* as long as that holds */
} Met;

typedef struct HotPath {
    PyObject_HEAD
    PyObject *scopes, *attend, *stack, *suspended, *knowns, *numbers, *unsettled, *disable, *next;
    Tape *tape;
    uint64_t thread;
    unsigned int frames;
    unsigned int spare_frames;   /* by how much the recursion limit was raised for hooks that the program calls */
    PyObject *set_limit;         /* sys.setrecursionlimit, which alone tells how deep the stack is */
    char is_closed, is_busy, has_headroom;
    char has_passed_by;    /* frames that an exception was thrown through may go on without a word */
    char is_stirred;       /* since the last event something may have changed */
    PyObject *here;        /* not a reference: the frame that runs, if it is known what has run of it since the last event: */
    size_t from;           /* from this unit on */
    char is_called_plainly;   /* of the frame that starts: see Activation */
    char has_drawn;           /* at that unit the next item was taken from an iterator that may have made it */
    PyObject *inside;         /* not a reference: the frame of a comprehension that changes nothing and has just begun; */
    PyObject *inside_of;      /* the one that it stands in, and from where on that goes on */
    size_t inside_from;
    uint64_t dicts;        /* what would have been the next tag of a dict then */
    unsigned long recording;
    Met *lately;           /* kept with `knowns`, for all recordings that share it */
} HotPath;

static void
free_lately(PyObject *capsule)
{
    Met *table = PyCapsule_GetPointer(capsule, NULL);
    for (size_t i = 0; i < LATELY; i++)
        Py_XDECREF(table[i].believed.told);
    free(table);
}

/* The table that stands with what is known of code, made if there is none: under 0, where no code is. */
static Met *
lately_of(PyObject *knowns)
{
    PyObject *key = PyLong_FromLong(0), *capsule = key ? Py_XNewRef(PyDict_GetItemWithError(knowns, key)) : NULL;
    if (key != NULL && capsule == NULL && !PyErr_Occurred()) {
        Met *table = calloc(LATELY, sizeof(Met));
        capsule = table ? PyCapsule_New(table, NULL, free_lately) : PyErr_NoMemory();
        if (capsule == NULL)
            free(table);
        else if (PyDict_SetItem(knowns, key, capsule) < 0)
            Py_CLEAR(capsule);
    }
    Py_XDECREF(key);
    Met *found = capsule ? PyCapsule_GetPointer(capsule, NULL) : NULL;
    Py_XDECREF(capsule);   /* `knowns` holds it */
    return found;
}

/* Ask about code that was never met; a borrowed reference. */
static PyObject *
get_to_know(HotPath *h, PyObject *key, PyObject *code)
{
    PyObject *method = PyObject_GetAttr(h->scopes, S.info);
    PyObject *info = method ? call_python(method, code, NULL, NULL) : NULL;
    Py_XDECREF(method);
    /* The code object itself stands for "not the user's": it is kept, so that its address is not used again. */
    PyObject *made = info == NULL ? NULL : info == Py_None ? Py_NewRef(code) : (PyObject *)known_new(info);
    Py_XDECREF(info);
    /* Another thread may have met it meanwhile. What that one made must stay: others have it as borrowed. */
    PyObject *there = made ? PyDict_GetItemWithError(h->knowns, key) : NULL;
    if (made == NULL || there != NULL || PyErr_Occurred() || PyDict_SetItem(h->knowns, key, made) < 0) {
        Py_XDECREF(made);
        return there;
    }
    Py_DECREF(made);
    return made;
}

/* Tell of the file that lasting code stands in, the first one of it in a recording; 1: that is to be asked. */
static int
list_file(PyObject *files, PyObject *lines, PyObject *lasting)
{
    PyObject *file = PyTuple_GetItem(lasting, 1), *text = PyTuple_GetItem(lasting, 3);
    int is_there = PySet_Contains(files, file);
    if (is_there != 0)
        return is_there < 0 ? FAILED : OK;
    if (lines != Py_None && PyBytes_Size(text) == 0)
        return 1;
    if (lines != Py_None)
        put_text_line((Lines *)lines, text);
    return PySet_Add(files, file) < 0 ? FAILED : OK;
}

/* Have the scope of code that is the same in all recordings listed in this one, as scopes.Scopes would; 1: that is to be asked. */
static int
list_lasting(HotPath *h, Known *k, PyObject *key)
{
    if (k->lasting == NULL || k->lasting == Py_None)
        return 1;
    PyObject *files = PyObject_GetAttr(h->scopes, S.files), *scopes = PyObject_GetAttr(h->scopes, S.scopes);
    PyObject *lines = PyObject_GetAttr(h->scopes, S.lines_told), *lock = PyObject_GetAttr(h->scopes, S.lock);
    PyObject *locked = lock ? PyObject_CallMethodObjArgs(lock, S.locked, NULL) : NULL, *text = PyTuple_GetItem(k->lasting, 2);
    int r = files && scopes && lines && locked ? OK : FAILED;
    if (r == OK && (locked != Py_False || (lines != Py_None && PyBytes_Size(text) == 0) || !PyList_Check(scopes)
                    || PyDict_Contains(h->numbers, key) != 0))
        r = 1;
    if (r == OK)
        r = list_file(files, lines, k->lasting);
    PyObject *number = r == OK ? PyLong_FromSsize_t(PyList_Size(scopes)) : NULL;
    if (r == OK && (number == NULL || PyList_Append(scopes, PyTuple_GetItem(k->lasting, 0)) < 0 || PyDict_SetItem(h->numbers, key, number) < 0))
        r = FAILED;
    if (r == OK) {
        k->scope = (unsigned int)PyLong_AsLong(number);
        if (lines != Py_None)
            put_scope_line((Lines *)lines, k->scope, text);
    }
    Py_XDECREF(files);
    Py_XDECREF(scopes);
    Py_XDECREF(lines);
    Py_XDECREF(lock);
    Py_XDECREF(locked);
    Py_XDECREF(number);
    return r;
}

/* Have the number that a scope has in this recording; 1: it has none. */
static int
number_scope(HotPath *h, Known *k, PyObject *key)
{
    int listed = list_lasting(h, k, key);
    if (listed != 1) {
        k->recording = h->recording;
        k->is_watched = 0;
        return listed;
    }
    PyObject *method = PyObject_GetAttr(h->scopes, S.number);
    PyObject *number = method ? call_python(method, k->code, NULL, NULL) : NULL;
    Py_XDECREF(method);
    if (number == NULL)
        return FAILED;
    long found = PyLong_AsLong(number);
    Py_DECREF(number);
    if (found < 0)
        return PyErr_Occurred() ? FAILED : 1;
    k->scope = (unsigned int)found;
    k->recording = h->recording;
    k->is_watched = 0;
    if (k->lasting == NULL) {
        method = PyObject_GetAttr(h->scopes, S.lasting);
        k->lasting = method ? call_python(method, k->code, NULL, NULL) : NULL;
        Py_XDECREF(method);
    }
    return k->lasting == NULL ? FAILED : OK;
}

/* A new reference, NULL without an error for code that is not the user's. */
static Known *
known_of(HotPath *h, PyObject *code)
{
    size_t at = slot_of(code) % LATELY;
    if (h->lately[at].code == code && (h->lately[at].known == NULL || h->lately[at].known->recording == h->recording))
        return (Known *)Py_XNewRef(OBJ(h->lately[at].known));
    PyObject *key = PyLong_FromVoidPtr(code);
    PyObject *found = key ? PyDict_GetItemWithError(h->knowns, key) : NULL;
    if (found == NULL && !PyErr_Occurred())
        found = get_to_know(h, key, code);
    Known *k = found != NULL && Py_TYPE(found) == known_type ? (Known *)found : NULL;
    int is_there = found != NULL && (k == NULL || k->recording == h->recording || number_scope(h, k, key) == OK);
    Py_XDECREF(key);
    if (!is_there)
        return NULL;
    PyObject *told = h->lately[at].believed.told;
    h->lately[at] = (Met){.code = code, .known = k};
    Py_XDECREF(told);
    return (Known *)Py_XNewRef(OBJ(k));
}

static Activation *
top_of(HotPath *h, PyObject *frame)
{
    Py_ssize_t size = PyList_Size(h->stack);
    if (size == 0)
        return NULL;
    Activation *top = (Activation *)PyList_GetItem(h->stack, size - 1);
    return top->frame == frame ? top : NULL;
}

static int
look(HotPath *h)
{
    if (!h->is_closed && h->tape->count < h->tape->look_at)
        return OK;
    PyObject *result = call_python(h->attend, NULL, NULL, NULL);
    Py_XDECREF(result);
    return result == NULL ? FAILED : OK;
}

static PyObject *
visible(HotPath *h, Activation *a)
{
    if ((a->known->names != Py_None || !a->known->has_hidden) && !a->known->is_asked)
        return PyObject_GetAttr(a->frame, S.f_locals);
    PyObject *method = PyObject_GetAttr(OBJ(h), S.visible);
    PyObject *variables = method ? call_python(method, a->frame, a->known->info, NULL) : NULL;
    Py_XDECREF(method);
    return variables;
}

static int
span_of(Known *k, unsigned int line, unsigned int *start)
{
    if (k->starts != NULL) {
        *start = line - k->starts_from < k->starts_count ? k->starts[line - k->starts_from] : 0;
        return OK;
    }
    PyObject *key = PyLong_FromUnsignedLong(line);
    PyObject *found = key ? PyDict_GetItemWithError(k->spans, key) : NULL;
    *start = found ? (unsigned int)PyLong_AsUnsignedLong(found) : 0;
    Py_XDECREF(key);
    return PyErr_Occurred() ? FAILED : OK;
}

static unsigned int
here(Activation *a)
{
    int number = PyFrame_GetLineNumber((PyFrameObject *)a->frame);
    unsigned int start = 0, line = number > 0 ? (unsigned int)number : a->line;
    if (a->known->spans == Py_None || span_of(a->known, line, &start) < 0)
        return line;
    return start ? start : line;
}

static int
put_from_frame(Tape *t, Known *k, PyObject **variables)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = variables[k->slots[i].at];
        if (value != NULL && k->slots[i].is_cell && Py_TYPE(value) == cell_type)
            value = ((Cell *)value)->content;
        if (value == NULL)
            continue;
        Py_INCREF(value);
        r = put_named(t, &k->heads, i, 0, NULL, value);
        Py_DECREF(value);
    }
    return r;
}

static int
put_own(HotPath *h, Activation *a)
{
    Known *k = a->known;
    PyObject **known = k->slots != NULL ? variables_of(a->frame, k->code) : NULL;
    if (known != NULL)
        return put_from_frame(h->tape, k, known);
    PyObject *variables = visible(h, a);
    int r = variables ? put_locals(h->tape, k->names, &k->heads, variables) : FAILED;
    Py_XDECREF(variables);
    return r;
}

static int
put_modules(Tape *t, Activation *a)
{
    PyObject *module = PyObject_GetAttr(a->frame, S.f_globals);
    int r = module ? put_globals(t, a->known->global_names, &a->known->global_heads, module) : FAILED;
    Py_XDECREF(module);
    return r;
}

/* ---- only what changed */

/* Have the numbers of names be those of this tape. Threads have a tape each and the same code: while a value is described
 * another one may have run, and have taken them for its own. */
static inline void
own_numbers(Tape *t, Known *k)
{
    if (k->numbered_in == t->epoch)
        return;
    memset(k->numbers, 0, 2 * (size_t)(k->heads.count + k->global_heads.count) * sizeof(uint32_t));
    k->numbered_in = t->epoch;
}

/* Forget what was written of an activation, if it was not in this epoch. */
static int
begin_written(Tape *t, Activation *a)
{
    if (a->written_in == t->epoch)
        return 0;
    a->written_in = t->epoch;
    a->globals_at = 0;
    return begin_names(a) < 0 ? FAILED : FRESH;
}

static inline int
put_known_name(Tape *t, Known *k, Py_ssize_t index)
{
    own_numbers(t, k);
    if (k->numbers[index])
        return put_varint(&t->out, k->numbers[index]);
    int is_global = index >= k->heads.count;
    PyObject *name = is_global ? PyTuple_GetItem(k->global_names, index - k->heads.count) : PyTuple_GetItem(k->names, index);
    uint32_t number;
    if (define_name(t, is_global ? index - k->heads.count + AFTER_LOCALS : index, is_global, name, &number) < 0)
        return FAILED;
    k->numbers[index] = number + 1;
    return OK;
}

static inline int
put_object_known(Tape *t, Known *k, Py_ssize_t index, Written *w, uint32_t object)
{
    if (w->object == object)
        return OK;
    w->object = object;
    own_numbers(t, k);
    uint32_t *number = k->numbers + k->heads.count + k->global_heads.count + index;
    int is_global = index >= k->heads.count;
    PyObject *name = NULL;   /* of one that has no number yet */
    if (!*number)
        name = is_global ? PyTuple_GetItem(k->global_names, index - k->heads.count) : PyTuple_GetItem(k->names, index);
    return put_object_number(t, number, is_global, name, object);
}

#define MOST_ABOVE 8   /* frames that are asked for an object */

/* Whether a variable of the frames that run is bound to an object that it was bound to when it was looked at, since when nothing
 * has changed but variables. */
static int
is_bound(const Tape *t, PyObject *value)
{
    PyObject *stack = t->told_by != NULL ? ((HotPath *)t->told_by)->stack : NULL;
    Py_ssize_t size = stack ? PyList_Size(stack) : 0;
    for (Py_ssize_t i = size - 1; i >= 0 && i >= size - MOST_ABOVE; i--) {
        Activation *a = (Activation *)PyList_GetItem(stack, i);
        Known *k = a->known;
        PyObject **variables = k->slots != NULL && a->written != NULL && a->written_in == t->epoch ? variables_of(a->frame, k->code) : NULL;
        for (Py_ssize_t j = 0; variables != NULL && j < k->heads.count; j++)
            if (a->written[j].value == value && variables[k->slots[j].at] == value && !k->slots[j].is_cell
                && a->written[j].at >= t->heap->moment)
                return 1;
    }
    return 0;
}

/* A variable as it is now (NULL: not there), if it is not what was written last. */
static int
put_looked_for(Tape *t, Activation *a, Py_ssize_t index, Written *w, PyObject *value)
{
    uint64_t digest = 0;
    Record *record = NULL;
    w->value = value;
    w->at = t->heap->now;
    if (value == NULL) {
        if (w->digest == 0)
            return OK;
        w->digest = 0;
        w->object = 0;
        return put_known_name(t, a->known, index) < 0 ? FAILED : put_byte(&t->out, 1);
    }
    if (digest_of(t, value, &digest, &record) < 0 || put_object_known(t, a->known, index, w, object_of(t, record)) < 0)
        return FAILED;
    if (digest == w->digest)
        return OK;
    w->digest = digest;
    return put_known_name(t, a->known, index) < 0 ? FAILED : put_reference(t, value, record);
}

static int
put_changed(Tape *t, Activation *a, Py_ssize_t index, PyObject *value)
{
    Written *w = index < a->known->heads.count ? a->written + index : a->globals + (index - a->known->heads.count);
    Heap *heap = t->heap;
    if (!heap->is_calm)
        return put_looked_for(t, a, index, w, value);
    if (w->value == value && w->at >= heap->moment && !heap->is_ending)
        return OK;
    uint64_t moment = heap->moment;
    int r = value != NULL && w->value != value ? begin_look(t, value, &moment) : OK;
    r = r == OK ? put_looked_for(t, a, index, w, value) : r;
    end_look(heap, moment);
    return r;
}

static int
put_changed_kept(Tape *t, Activation *a, Py_ssize_t index, PyObject *value)
{
    Py_XINCREF(value);
    int r = put_changed(t, a, index, value);
    Py_XDECREF(value);
    return r;
}

static int
put_changed_slots(Tape *t, Activation *a, PyObject **variables)
{
    Known *k = a->known;
    int r = OK;
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = variables[k->slots[i].at];
        if (value != NULL && k->slots[i].is_cell && Py_TYPE(value) == cell_type)
            value = ((Cell *)value)->content;
        r = put_changed_kept(t, a, i, value);
    }
    return r;
}

static int
put_changed_names(Tape *t, Activation *a, PyObject *variables)
{
    Known *k = a->known;
    PyObject *all = PyDict_CheckExact(variables) ? Py_NewRef(variables) : PyDict_New();
    int r = all ? OK : FAILED;
    if (r == OK && all != variables)
        r = PyDict_Update(all, variables);
    for (Py_ssize_t i = 0; i < k->heads.count && r == OK; i++) {
        PyObject *value = PyDict_GetItemWithError(all, PyTuple_GetItem(k->names, i));
        r = value == NULL && PyErr_Occurred() ? FAILED : put_changed_kept(t, a, i, value);
    }
    Py_XDECREF(all);
    return r;
}

/* A name of the module as it is now; NULL: not there, or part of the program. A borrowed reference. */
static PyObject *
global_of(Tape *t, Known *k, PyObject *module, Py_ssize_t index)
{
    PyObject *value = PyDict_GetItemWithError(module, PyTuple_GetItem(k->global_names, index));
    return value != NULL && !is_program(t, value) ? value : NULL;
}

/* Have all names of a module as they are while it has this tag: no dict ever has it again. */
static int
look_up_globals(Tape *t, Known *k, PyObject *module, uint64_t tag)
{
    k->globals_tag = 0;
    for (Py_ssize_t i = 0; i < k->global_heads.count; i++) {
        k->globals[i] = global_of(t, k, module, i);
        if (k->globals[i] == NULL && PyErr_Occurred())
            return FAILED;
    }
    k->globals_tag = tag_of(module) == tag ? tag : 0;
    return OK;
}

static int
put_changed_globals(Tape *t, Activation *a)
{
    Known *k = a->known;
    if (t->heap->is_calm && a->globals_at >= t->heap->moment && !t->heap->is_ending)
        return OK;
    if (a->module == NULL) {
        a->module = PyObject_GetAttr(a->frame, S.f_globals);
        Py_XDECREF(a->module);
    }
    int r = a->module ? OK : FAILED, is_dict = r == OK && PyDict_Check(a->module);
    uint64_t tag = is_dict ? tag_of(a->module) : 0;
    a->globals_at = t->heap->now;
    if (tag && tag != k->globals_tag)
        r = look_up_globals(t, k, a->module, tag);
    for (Py_ssize_t i = 0; r == OK && is_dict && i < k->global_heads.count; i++) {
        /* To describe one may have code run that changes the module, or have another thread look up its own. */
        int is_known = tag && tag == k->globals_tag && tag == tag_of(a->module);
        PyObject *value = is_known ? k->globals[i] : global_of(t, k, a->module, i);
        r = value == NULL && !is_known && PyErr_Occurred() ? FAILED : put_changed_kept(t, a, k->heads.count + i, value);
    }
    return r;
}

/* Whether a body has the variables that were written last, in the same order. */
static int
has_same_names(Activation *a, Bag *pairs)
{
    if (a->count != pairs->count / 2)
        return 0;
    for (Py_ssize_t i = 0; i < a->count; i++)
        if (a->written[i].name != pairs->items[2 * i] && PyUnicode_Compare(a->written[i].name, pairs->items[2 * i]) != 0)
            return 0;
    return 1;
}

static int
begin_body(Activation *a, Bag *pairs)
{
    Written *written = calloc((size_t)pairs->count / 2 + 1, sizeof(Written));
    if (written == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    for (Py_ssize_t i = 0, j = 0; i < pairs->count / 2; i++) {
        written[i].name = Py_NewRef(pairs->items[2 * i]);
        while (j < a->count && a->written[j].name != written[i].name)   /* in most cases one was added at the end */
            j++;
        written[i].number = j < a->count ? a->written[j].number : 0;
        written[i].object_name = j < a->count ? a->written[j].object_name : 0;
        written[i].object = j < a->count ? a->written[j].object : 0;
        j = j < a->count ? j + 1 : 0;
    }
    drop_written(a->written, a->count);
    a->written = written;
    a->count = pairs->count / 2;
    for (Py_ssize_t i = 0; i < a->known->global_heads.count; i++) {   /* they are listed anew with the others */
        a->globals[i].digest = 0;
        a->globals[i].value = NULL;
    }
    a->globals_at = 0;
    return OK;
}

static int
put_changed_pairs(Tape *t, Activation *a, Bag *pairs)
{
    int r = OK;
    for (Py_ssize_t i = 0; i < a->count && r == OK; i++) {
        Written *w = a->written + i;
        PyObject *value = pairs->items[2 * i + 1];
        uint64_t digest;
        Record *record;
        if (digest_of(t, value, &digest, &record) < 0)
            return FAILED;
        uint32_t object = object_of(t, record);
        if (object != w->object && put_object_number(t, &w->object_name, 0, w->name, object) < 0)
            return FAILED;
        w->object = object;
        if (digest == w->digest)
            continue;
        w->digest = digest;
        if (w->number)
            r = put_varint(&t->out, w->number);
        else {
            r = define_name(t, 0, 0, w->name, &w->number);
            w->number++;
        }
        if (r == OK)
            r = put_reference(t, value, record);
    }
    return r;
}

static int
bag_body(Tape *t, Bag *pairs, PyObject *variables)
{
    Py_ssize_t at = 0;
    PyObject *name, *value;
    int r = OK;
    while (r == OK && PyDict_Next(variables, &at, &name, &value))
        if (Py_TYPE(name) == &PyUnicode_Type && !is_hidden(name) && !is_program(t, value))
            r = bag_put(pairs, name) || bag_put(pairs, value) ? FAILED : OK;
    return r;
}

static int
put_changed_body(Tape *t, Activation *a, PyObject *variables, size_t start)
{
    Bag pairs = {0};
    int r = PyDict_Check(variables) ? bag_body(t, &pairs, variables) : OK;
    if (r == OK && !has_same_names(a, &pairs)) {
        r = begin_body(a, &pairs);
        t->out.data[start] |= FRESH;
    }
    if (r == OK)
        r = put_changed_pairs(t, a, &pairs);
    bag_drop(&pairs, 0);
    free(pairs.items);
    return r;
}

static int
put_changed_own(HotPath *h, Activation *a, size_t start)
{
    Known *k = a->known;
    PyObject **known = k->slots != NULL ? variables_of(a->frame, k->code) : NULL;
    if (known != NULL)
        return put_changed_slots(h->tape, a, known);
    PyObject *variables = visible(h, a);
    int r = FAILED;
    if (variables != NULL)
        r = k->names == Py_None ? put_changed_body(h->tape, a, variables, start) : put_changed_names(h->tape, a, variables);
    Py_XDECREF(variables);
    return r;
}

static int
put_changes(HotPath *h, Activation *a, PyObject *label, PyObject *value)
{
    Known *k = a->known;
    Tape *t = h->tape;
    size_t start = t->out.size;
    int fresh = begin_written(t, a);
    if (fresh < 0 || put_byte(&t->out, fresh | (value != NULL ? VALUED : 0)) < 0)
        return FAILED;
    int r = value != NULL ? put_label(t, label, value) : OK;
    if (r == OK && (k->names == Py_None || k->heads.count > 0))
        r = put_changed_own(h, a, start);
    if (r == OK && k->global_heads.count > 0)
        r = put_changed_globals(t, a);
    if (r == OK && t->out.size == start + 1 && t->out.data[start] == 0)
        t->out.size = start;
    return r;
}

static int
put_all(HotPath *h, Activation *a, PyObject *label, PyObject *value)
{
    int r = value != NULL ? put_entry(h->tape, 0, label, value) : OK;
    if (r == OK && (a->known->names == Py_None || a->known->heads.count > 0))
        r = put_own(h, a);
    return r == OK && a->known->global_heads.count > 0 ? put_modules(h->tape, a) : r;
}
