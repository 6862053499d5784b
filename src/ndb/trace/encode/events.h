/* Part of _encode.c: tracer.HotPath's events: calls, lines, returns, and whether anything can have changed since the last.
 *
 * Knows the stack of frames that are followed. Rare events are tracer.py's. */

/* ---- whether anything can have changed since the last event: only where every frame of the thread is told of */

static HotPath *last_told;   /* whose event was the last one: not a reference */
static PyObject *dict_clock;

/* The tag that the next dict which is changed will have, at least. */
static uint64_t
dict_time(void)
{
    static int turn;
    turn = !turn;
    if (dict_clock == NULL || PyDict_SetItem(dict_clock, S.empty, turn ? Py_True : Py_False) < 0) {
        PyErr_Clear();
        return 0;
    }
    return tag_of(dict_clock) + 1;
}

#define OFTEN 48   /* events of some code after which it is worth knowing which of its instructions change nothing */

enum { CHANGES, MAKES, IN_PLACE, DRAWN, JUMPED, BEHIND, OTHER_LINE, AGAIN, CALLABLE, CALM_ROWS };   /* calm.py */
#define ENTERS 0xFFFF
#define DRAWS 0xFFFE
#define FRAME_OF_GENERATOR 80   /* where a generator has its frame, 3.11 */

static inline const uint16_t *
calm_row(const Known *k, int number)
{
    return k->changes + (size_t)number * (k->units + 1);
}

/* instructions/calm.py's table of some code, and what is believed; NULL if it fails. */
static PyObject *
calm_of(HotPath *h, PyObject *code, PyObject *frame, Believed *believed)
{
    PyObject *method = PyObject_GetAttr(h->scopes, S.calm), *module = PyObject_GetAttr(frame, S.f_globals);
    PyObject *builtins = PyObject_GetAttr(frame, S.f_builtins);
    PyObject *told = method && module && builtins ? call_python(method, code, module, builtins) : NULL;
    Py_XDECREF(method);
    Py_XDECREF(module);
    Py_XDECREF(builtins);
    PyObject *table, *beliefs;
    if (told == NULL || !PyArg_ParseTuple(told, "O!O!", &PyBytes_Type, &table, &PyTuple_Type, &beliefs)) {
        Py_CLEAR(told);
        return NULL;
    }
    Believed fresh = {.told = PyTuple_Size(beliefs) > 0 ? beliefs : NULL, .builtins = builtins};
    for (Py_ssize_t i = 0, count = 0; i < PyTuple_Size(beliefs); i++) {
        PyObject *space = PyTuple_GetItem(PyTuple_GetItem(beliefs, i), 0), **known = fresh.spaces;
        while (*known != NULL && *known != space)
            known++;
        if (space != Py_None && *known == NULL && PyDict_Check(space) && ++count < MOST_SPACES)
            *known = space;
    }
    Py_XINCREF(fresh.told);
    PyObject *before = believed->told;
    *believed = fresh;
    Py_XDECREF(before);
    Py_INCREF(table);
    Py_DECREF(told);
    return table;
}

static size_t
units_of(PyObject *code)
{
    PyObject *raw = PyObject_GetAttrString(code, "co_code");
    size_t units = raw ? (size_t)PyBytes_Size(raw) / 2 : 0;
    Py_XDECREF(raw);
    return units;
}

/* Have the table of code that runs often. */
static int
learn_calm(HotPath *h, Known *k, PyObject *frame)
{
    size_t units = units_of(k->code);
    PyObject *table = units ? calm_of(h, k->code, frame, &k->believed) : NULL;
    if (table == NULL)
        return FAILED;
    ASSIGN(k->calm, table);
    k->units = units;
    if ((size_t)PyBytes_Size(k->calm) >= CALM_ROWS * (units + 1) * sizeof(uint16_t))
        k->changes = (const uint16_t *)PyBytes_AsString(k->calm);
    return OK;
}

/* Whether names stand for what was believed of them. A dict that changes has a greater tag than all had before: the greatest
 * of some tells whether one of them has. */
static int
is_believed(Believed *b, const Inner *inner)
{
    PyObject *module = inner->fields[1];
    if (b->told == NULL)
        return 1;
    if (!PyDict_Check(module) || inner->fields[2] != b->builtins)
        return 0;
    uint64_t newest = tag_of(module);
    for (PyObject **space = b->spaces; *space != NULL; space++)
        newest = tag_of(*space) > newest ? tag_of(*space) : newest;
    if (b->module == module && b->tag == newest)
        return 1;
    int is_so = 1;
    for (Py_ssize_t i = 0; is_so && i < PyTuple_Size(b->told); i++) {
        PyObject *belief = PyTuple_GetItem(b->told, i), *space = PyTuple_GetItem(belief, 0), *value = PyTuple_GetItem(belief, 2);
        PyObject *found = PyDict_GetItemWithError(space == Py_None ? module : space, PyTuple_GetItem(belief, 1));
        is_so = found == (value == Py_None ? NULL : value);
    }
    PyErr_Clear();
    b->module = is_so ? module : NULL;
    b->tag = newest;
    return is_so;
}

/* The unit that a frame is at; SIZE_MAX: not known. */
static size_t
unit_of(PyObject *frame, Known *k)
{
    Inner *inner = ((Frame *)frame)->inner;
    if (k->changes == NULL || inner == NULL || inner->fields[code_field] != k->code)
        return SIZE_MAX;
    if (k->first_unit == NULL) {
        PyObject *offset = PyObject_GetAttr(frame, S.f_lasti);
        long at = offset ? PyLong_AsLong(offset) : -1;
        Py_XDECREF(offset);
        PyErr_Clear();
        if (at < 0)
            return SIZE_MAX;
        k->first_unit = (char *)inner->fields[7] - at;
    }
    size_t unit = (size_t)((char *)inner->fields[7] - k->first_unit) / 2;
    return unit < k->units ? unit : SIZE_MAX;
}

/* Whether something may be drawn between two units from an iterator that does more than to go on. */
static inline int
is_drawn_from(const HotPath *h, const Known *k, size_t from, size_t end)
{
    return h->tape->heap->has_iterators && calm_row(k, DRAWN)[from] != calm_row(k, DRAWN)[end];
}

/* The unit behind what can have run since the last event: what lies before the one that is come to, or before a jump back to
 * it; of that, what is of the line that was run. 0: not known. */
static size_t
end_of_stretch(const HotPath *h, const Known *k, size_t unit)
{
    size_t jumped = calm_row(k, JUMPED)[unit], end = jumped ? jumped : unit;
    if (jumped ? jumped <= h->from : unit < h->from)
        return 0;
    size_t other = calm_row(k, OTHER_LINE)[h->from];
    return other < end && calm_row(k, AGAIN)[h->from] >= end ? other : end;
}

/* Whether what ran of a frame since the last event can have changed nothing but its variables. */
static int
is_calm_until(HotPath *h, Activation *a, size_t unit)
{
    Known *k = a->known;
    PyObject **variables = variables_of(a->frame, k->code);
    size_t end;
    if (h->here != a->frame || last_told != h || unit == SIZE_MAX || variables == NULL || (end = end_of_stretch(h, k, unit)) == 0)
        return 0;
    const uint16_t *changes = calm_row(k, CHANGES), *makes = calm_row(k, MAKES), *in_place = calm_row(k, IN_PLACE);
    if (changes[end] != changes[h->from] || in_place[end] > in_place[h->from] + 1 || is_drawn_from(h, k, h->from, end))
        return 0;
    if (!is_believed(&k->believed, ((Frame *)a->frame)->inner))
        return 0;
    if (makes[end] != makes[h->from] || h->has_drawn)
        h->tape->heap->made_at = h->tape->heap->now + 1;
    if (in_place[end] == in_place[h->from])
        return 1;
    PyObject *bound = variables[calm_row(k, CALM_ROWS)[in_place[h->from]]];
    return bound != NULL && is_plain(bound);
}

/* Which of the iterators that only go on an object is, and nobody else has; -1: none. */
static int
plain_iterator(PyObject *iterator, Py_ssize_t held)
{
    for (int i = 0; iterator != NULL && Py_REFCNT(iterator) == held && i < ITERATORS && C.iterators[i] != NULL; i++)
        if (Py_TYPE(iterator) == C.iterators[i])
            return i;
    return -1;
}

/* Where a loop takes its next item from an iterator that nobody else has and that is written in C: that changes nothing. */
static int
is_drawn_plainly(HotPath *h, Activation *a, size_t unit)
{
    Inner *inner = ((Frame *)a->frame)->inner;
    if (unit == SIZE_MAX || calm_row(a->known, CALLABLE)[unit] != DRAWS || inner->stack_top < 1)
        return 0;
    PyObject *iterator = inner->variables[inner->stack_top - 1];
    Py_ssize_t held = 1 + (a->known->is_inner && inner->variables[0] == iterator);
    int found = plain_iterator(iterator, held);
    h->has_drawn = found == 0;
    return found >= 0;
}

/* An event of the frame that runs. */
static int
come_to(HotPath *h, Activation *a)
{
    Known *k = a->known;
    if (code_field != 4 || !L.dict_tag || !h->tape->is_delta)
        return OK;
    if (k->calm == NULL && k->events++ >= OFTEN && learn_calm(h, k, a->frame) < 0)
        return FAILED;
    size_t unit = unit_of(a->frame, k);
    h->is_stirred |= (char)!is_calm_until(h, a, unit);
    h->has_drawn = 0;
    h->here = unit != SIZE_MAX ? a->frame : NULL;
    h->from = unit + (size_t)is_drawn_plainly(h, a, unit);
    last_told = h;
    return OK;
}

/* Whether an instruction itself changes nothing. */
static int
is_calm_at(const HotPath *h, const Known *k, size_t unit)
{
    size_t behind = calm_row(k, BEHIND)[unit];
    const uint16_t *changes = calm_row(k, CHANGES), *in_place = calm_row(k, IN_PLACE);
    return behind && changes[behind] == changes[unit] && in_place[behind] == in_place[unit] && !is_drawn_from(h, k, unit, behind);
}

/* Whether a call begins with the start of a frame: of an instance's `__call__`, or of a class that makes a plain object and has
 * its `__init__` called; or does nothing but take all from a generator expression. */
static int
is_plain_call(HotPath *h, PyObject **stack, const Inner *inner, const Known *k)
{
    PyObject *called = *stack;   /* behind it are the arguments */
    PyTypeObject *type = Py_TYPE(called);
    int is_own = k->is_expression && (char *)inner - (char *)stack[1] == FRAME_OF_GENERATOR;
    for (int i = 0; is_own && i < DRAWING && C.drawing[i] != NULL; i++)
        if (called == C.drawing[i]) {
            h->tape->heap->made_at = h->tape->heap->now + 1;
            return 1;
        }
    if (type == &PyType_Type && PyType_GetSlot((PyTypeObject *)called, Py_tp_new) == C.make) {
        h->tape->heap->made_at = h->tape->heap->now + 1;
        return 1;
    }
    return C.call != NULL && PyType_GetSlot(type, Py_tp_call) == C.call && inner->variables[0] == called;
}

/* Whether nothing can have changed between an instruction and the start of a frame that it has had the interpreter call. */
static int
is_entered_plainly(HotPath *h, Activation *caller, size_t unit, const Inner *inner, const Known *k)
{
    PyObject **variables = variables_of(caller->frame, caller->known->code);
    if (unit == SIZE_MAX || variables == NULL)
        return 0;
    size_t callable = calm_row(caller->known, CALLABLE)[unit];
    if (callable == ENTERS)
        return k->is_enter;
    if (is_calm_at(h, caller->known, unit))
        return 1;
    if (callable == 0 || callable == DRAWS)
        return 0;
    PyObject **called = variables + callable - (variables[callable - 1] != NULL);
    return *called != NULL && is_plain_call(h, called, inner, k);
}

/* Whether nothing of a frame has run since a frame was left that the same instruction had called. */
static int
is_still_at(const HotPath *h, const Activation *caller, size_t unit)
{
    return h->here == caller->frame && last_told == h && h->from == calm_row(caller->known, BEHIND)[unit];
}

/* A frame of the user's starts: called by the one that ran, with nothing between, or nothing but the interpreter. */
static void
come_into(HotPath *h, PyObject *frame, Known *k)
{
    if (code_field != 4 || !h->tape->is_delta)
        return;
    Inner *inner = ((Frame *)frame)->inner;
    Py_ssize_t size = PyList_Size(h->stack);
    Activation *caller = size ? (Activation *)PyList_GetItem(h->stack, size - 1) : NULL;
    int is_above = caller != NULL && inner != NULL && inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner;
    size_t unit = is_above ? unit_of(caller->frame, caller->known) : SIZE_MAX;
    h->is_called_plainly = (char)(is_above && inner->rest[0] && is_entered_plainly(h, caller, unit, inner, k));
    int is_direct = is_above && (!inner->rest[0] || h->is_called_plainly);
    int is_again = is_direct && unit != SIZE_MAX && is_still_at(h, caller, unit);
    h->is_stirred |= (char)!(is_again || (is_direct && is_calm_until(h, caller, unit)));
    h->has_drawn = 0;
    h->inside = NULL;
    h->from = unit_of(frame, k);
    h->here = h->from != SIZE_MAX ? frame : NULL;
    last_told = h;
}

/* Have whether a comprehension that runs often does nothing but go through one iterator. */
static int
learn_inside(HotPath *h, Met *met, PyObject *frame)
{
    PyObject *code = met->code, *table;
    if (!has_name(code, "co_name", "<listcomp>") && !has_name(code, "co_name", "<setcomp>"))
        return OK;
    size_t units = units_of(code);
    Believed believed = {0};
    if (units == 0 || (table = calm_of(h, code, frame, &believed)) == NULL)
        return FAILED;
    const uint16_t *rows = (const uint16_t *)PyBytes_AsString(table);
    if ((size_t)PyBytes_Size(table) >= CALM_ROWS * (units + 1) * sizeof(uint16_t) && met->code == code) {   /* no other thread's */
        met->is_calm = rows[CHANGES * (units + 1) + units] == 1 && rows[IN_PLACE * (units + 1) + units] == 0;
        met->has_draws = rows[DRAWN * (units + 1) + units] != 0;
        PyObject *before = met->believed.told;
        met->believed = believed;
        believed.told = before;
    }
    Py_XDECREF(believed.told);
    Py_DECREF(table);
    return OK;
}

/* A frame that is not the user's starts: 1 if it is a comprehension that changes nothing, in the frame that ran. */
static int
come_inside(HotPath *h, PyObject *frame, PyObject *code)
{
    Met *met = h->lately + slot_of(code) % LATELY;
    h->inside = NULL;
    if (code_field != 4 || !L.dict_tag || !h->tape->is_delta || met->code != code || met->known != NULL)
        return 0;
    if (met->runs <= OFTEN && met->runs++ == OFTEN && learn_inside(h, met, frame) < 0)
        return FAILED;
    Inner *inner = ((Frame *)frame)->inner;
    Py_ssize_t size = PyList_Size(h->stack);
    Activation *caller = size ? (Activation *)PyList_GetItem(h->stack, size - 1) : NULL;
    if (!met->is_calm || (met->has_draws && h->tape->heap->has_iterators) || caller == NULL || inner == NULL || inner->rest[0]
        || inner->fields[6] != (PyObject *)((Frame *)caller->frame)->inner || plain_iterator(inner->variables[0], 1) < 0
        || !is_believed(&met->believed, inner))
        return 0;
    size_t unit = unit_of(caller->frame, caller->known);
    if (h->is_stirred || unit == SIZE_MAX || !is_calm_until(h, caller, unit))
        return 0;
    h->tape->heap->made_at = h->tape->heap->now + 1;
    h->inside = frame;
    h->inside_of = caller->frame;
    h->inside_from = unit + 1;
    h->here = NULL;
    h->has_drawn = 0;
    return 1;
}

/* A frame that is not the user's is left: 1 if it was such a comprehension, and nothing else has run. */
static int
come_outside(HotPath *h, PyObject *frame)
{
    if (h->inside != frame || last_told != h || h->is_stirred)
        return 0;
    h->inside = NULL;
    h->here = h->inside_of;
    h->from = h->inside_from;
    return 1;
}

/* A frame is left, which is no longer on the stack: back to the one that called it, if nothing is between. */
static void
come_out_of(HotPath *h, const Activation *a)
{
    h->here = NULL;
    h->has_drawn = 0;
    Inner *inner = code_field == 4 && h->tape->is_delta ? ((Frame *)a->frame)->inner : NULL;
    Py_ssize_t size = PyList_Size(h->stack);
    if (inner == NULL || (inner->rest[0] && !a->is_called_plainly) || size == 0)
        return;
    Activation *caller = (Activation *)PyList_GetItem(h->stack, size - 1);
    size_t unit = inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner ? unit_of(caller->frame, caller->known) : SIZE_MAX;
    if (unit == SIZE_MAX)
        return;
    h->here = caller->frame;
    h->from = unit + 1;
    if (inner->rest[0])   /* the instruction is not done yet, and may call more */
        h->from = is_calm_at(h, caller->known, unit) ? unit : calm_row(caller->known, BEHIND)[unit];
}

/* Anything may have happened. */
static void
stir(HotPath *h)
{
    h->is_stirred = 1;
    h->here = h->inside = NULL;
    h->is_called_plainly = h->has_drawn = 0;
}

static int
append_row(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *label, PyObject *value)
{
    Tape *t = h->tape;
    if (t->is_writing)
        return OK;
    uint64_t clock = 0;
    int is_calm = code_field == 4 && t->is_delta && !h->is_stirred && !t->heap->is_stirring && a->known->slots != NULL
        && (clock = dict_time()) == h->dicts + 1;
    h->is_stirred = 0;
    size_t start = t->out.size, told = t->objects.size;
    unsigned int row[5] = {event, line, a->depth, a->number, a->scope}, told_at = t->told_at, names = t->next_object_name;
    int is_end = (event == RETURN || event == EXCEPTION) && (a->depth == 0 || t->heap->spare > (a->depth == 1 ? 0 : FOR_ENDS / 2));
    t->told_by = h;
    begin_calm_event(t, is_calm);
    t->heap->is_ending = t->heap->is_calm && is_end && t->heap->passed_at >= t->heap->moment;
    t->heap->is_thorough = is_end || t->heap->spare > FOR_ENDS;
    int r = t->is_delta ? put_changes(h, a, label, value) : put_all(h, a, label, value);
    if (r == OK && t->is_told)
        r = put_byte(&t->objects, 0);
    if (r != OK) {
        t->objects.size = told;
        t->told_at = told_at;
        t->next_object_name = names;
        t->value_name = 0;
    }
    t->is_told = 0;
    r = finish_event(t, start, r, row);
    if (!is_calm || t->heap->visited || t->out.size != start)   /* we have changed dicts ourselves, perhaps */
        clock = code_field == 4 && t->is_delta ? dict_time() : 0;
    h->dicts = clock;
    return r;
}

static int
append(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *value)
{
    if (h->is_closed)
        return look(h);
    if (h->unsettled != Py_None) {
        PyObject *error = event == EXCEPTION && value != NULL ? value : Py_None;
        if (call_method((PyObject *)h, S.settle, error, NULL, NULL) < 0)
            return FAILED;
    }
    return append_row(h, a, event, line, S.empty, value) < 0 ? FAILED : look(h);
}

static int
new_number(HotPath *h, PyObject *frame, Known *k, int is_resumed, unsigned int *number)
{
    PyObject *key = k->can_suspend ? PyLong_FromVoidPtr(frame) : NULL;
    PyObject *known = is_resumed && key != NULL ? PyDict_GetItemWithError(h->suspended, key) : NULL;
    int r = OK;
    if (known != NULL)
        *number = (unsigned int)PyLong_AsUnsignedLong(known);
    else {
        *number = h->frames++;
        PyObject *value = key != NULL ? PyLong_FromUnsignedLong(*number) : NULL;
        if (value != NULL)
            r = PyDict_SetItem(h->suspended, key, value);
        Py_XDECREF(value);
    }
    Py_XDECREF(key);
    return r < 0 || PyErr_Occurred() ? FAILED : OK;
}

/* A borrowed reference. */
static Activation *
push(HotPath *h, PyObject *frame, Known *k, int is_resumed)
{
    Activation *a = (Activation *)PyType_GenericAlloc(activation_type, 0);
    if (a == NULL)
        return NULL;
    a->frame = Py_NewRef(frame);
    a->scopes = Py_NewRef(h->scopes);
    a->scope = k->scope;
    a->known = (Known *)Py_NewRef(OBJ(k));
    Py_ssize_t below = PyList_Size(h->stack);
    a->depth = below ? ((Activation *)PyList_GetItem(h->stack, below - 1))->depth + 1 : 0;
    int r = new_number(h, frame, k, is_resumed, &a->number);
    if (r == OK)
        r = PyList_Append(h->stack, (PyObject *)a);
    Py_DECREF(OBJ(a));
    return r < 0 ? NULL : a;
}

static int
pop(HotPath *h, Activation *a)
{
    Py_ssize_t size = PyList_Size(h->stack);
    while (size > 0) {
        int is_last = PyList_GetItem(h->stack, --size) == (PyObject *)a;
        if (PyList_SetSlice(h->stack, size, size + 1, NULL) < 0)
            return FAILED;
        if (is_last)
            break;
    }
    return OK;
}

/* The room that is left for hooks is not the program's: at its own limit its frame must not start. */
static int
check_depth(HotPath *h)
{
    int limit = Py_GetRecursionLimit(), own = limit - (int)h->spare_frames - (h->has_headroom ? HEADROOM : 0);
    PyObject *number = PyLong_FromLong(own + (h->has_headroom ? 2 : 1));
    PyObject *result = number ? PyObject_CallFunctionObjArgs(h->set_limit, number, NULL) : NULL;
    Py_XDECREF(number);
    Py_XDECREF(result);
    if (result != NULL) {
        Py_SetRecursionLimit(limit);
        return OK;
    }
    if (PyErr_ExceptionMatches(PyExc_RecursionError)) {
        PyErr_Clear();
        PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded");
    }
    return FAILED;
}

static int
enter(HotPath *h, PyObject *frame, Known *k, int is_resumed)
{
    if (h->is_busy)
        return OK;
    if (h->spare_frames && check_depth(h) < 0)
        return FAILED;
    Activation *a = push(h, frame, k, is_resumed);
    if (a == NULL)
        return FAILED;
    Py_INCREF(OBJ(a));
    a->is_called_plainly = h->is_called_plainly;
    if (is_resumed)
        a->line = here(a);
    int r = append(h, a, CALL, is_resumed ? a->line : k->line, NULL);
    if (r == OK && k->is_spread) {
        a->line = a->span = k->line;
        r = append(h, a, LINE, k->line, NULL);
    }
    Py_DECREF(OBJ(a));
    return r;
}

static int
is_no_step(Known *k, unsigned int from, unsigned int to)
{
    size_t at = (from ^ to) % 4;
    if (k->asked[at].from == from && k->asked[at].to == to)   /* no line is 0 */
        return k->asked[at].is_none;
    PyObject *pair = Py_BuildValue("(II)", from, to);
    int r = pair != NULL ? PySet_Contains(k->no_steps, pair) : FAILED;
    Py_XDECREF(pair);
    if (r >= 0) {
        k->asked[at].from = from;
        k->asked[at].to = to;
        k->asked[at].is_none = (char)r;
    }
    return r;
}

static int
line(HotPath *h, Activation *a, unsigned int number)
{
    Known *k = a->known;
    if (a->thrown)   /* closed where nothing of it can run; some versions tell of cleaning up a `yield from` */
        return OK;
    if (k->spans != Py_None) {
        unsigned int start;
        if (span_of(k, number, &start) < 0)
            return FAILED;
        if (start && start == a->span)
            return OK;
        a->span = start;
        number = start ? start : number;
    }
    if (number < k->first)
        return OK;
    if (number < a->line && k->no_steps != Py_None) {
        int is_none = is_no_step(k, a->line, number);
        if (is_none)
            return is_none < 0 ? FAILED : OK;
    }
    a->raised = 0;
    a->line = number;
    Py_INCREF(OBJ(a));
    int r = append(h, a, LINE, number, NULL);
    Py_DECREF(OBJ(a));
    return r;
}

static int
leave(HotPath *h, Activation *a, PyObject *value)
{
    unsigned int number = here(a);
    if (number < a->line && a->known->no_steps != Py_None && is_no_step(a->known, a->line, number) == 1)
        number = a->line;
    Py_INCREF(OBJ(a));
    int r = append(h, a, RETURN, number, value);
    if (r == OK)
        r = pop(h, a);
    come_out_of(h, a);
    Py_DECREF(OBJ(a));
    return r;
}

static int
rare(HotPath *h, PyObject *method, Activation *a, PyObject *error)
{
    stir(h);
    Py_INCREF(OBJ(a));
    int r = call_method((PyObject *)h, method, (PyObject *)a, error, NULL);
    Py_DECREF(OBJ(a));
    return r;
}

#define REMEMBERED 1000   /* tracer._REMEMBERED */

/* tracer._Rare._remember */
static int
remember(HotPath *h, Activation *a, PyObject *error)
{
    PyObject *errors = PyObject_GetAttr(OBJ(h), S.errors);
    if (errors == NULL || PyDict_Size(errors) >= REMEMBERED) {
        Py_XDECREF(errors);
        return PyErr_Occurred() ? FAILED : call_method((PyObject *)h, S.remember, (PyObject *)a, error, NULL);
    }
    PyObject *number = PyLong_FromUnsignedLong(a->number), *snapshot = number ? tape_encode(h->tape, error) : NULL;
    int r = snapshot ? PyDict_SetItem(errors, number, snapshot) : FAILED;
    Py_XDECREF(number);
    Py_XDECREF(snapshot);
    Py_DECREF(errors);
    return r;
}

/* An exception is raised in a frame or comes to it out of a call, under sys.settrace: what tracer._Rare.raise_ does where
 * nothing else is to be asked. */
static int
raised(HotPath *h, Activation *a, PyObject *error)
{
    if (a->thrown || a->known->has_hidden || PyErr_GivenExceptionMatches(error, PyExc_StopIteration)
        || PyErr_GivenExceptionMatches(error, PyExc_StopAsyncIteration))
        return rare(h, S.raise_, a, error);
    stir(h);
    Py_INCREF(OBJ(a));
    int r = append(h, a, EXCEPTION, here(a), error);
    if (r == OK) {
        a->raised = 1;
        r = remember(h, a, error);
    }
    Py_DECREF(OBJ(a));
    return r;
}
