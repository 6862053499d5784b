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

/* Have the table of code that runs often. */
static int
learn_calm(HotPath *h, Known *k)
{
    PyObject *method = PyObject_GetAttr(h->scopes, S.calm);
    PyObject *table = method ? call_python(method, k->code, NULL, NULL) : NULL, *raw = PyObject_GetAttrString(k->code, "co_code");
    Py_XDECREF(method);
    size_t units = raw ? (size_t)PyBytes_Size(raw) / 2 : 0;
    Py_XDECREF(raw);
    if (table == NULL || !PyBytes_Check(table) || units == 0) {
        Py_XDECREF(table);
        return FAILED;
    }
    k->calm = table;
    k->units = units;
    if ((size_t)PyBytes_Size(table) >= 3 * (units + 1) * sizeof(uint16_t))
        k->changes = (const uint16_t *)PyBytes_AsString(table);
    return OK;
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

/* Whether what ran of a frame since the last event can have changed nothing but its variables. Come to where it was, it has
 * jumped back. */
static int
is_calm_until(HotPath *h, Activation *a, size_t unit)
{
    Known *k = a->known;
    PyObject **variables = variables_of(a->frame, k->code);
    if (h->here != a->frame || last_told != h || unit == SIZE_MAX || h->from >= unit || variables == NULL)
        return 0;
    const uint16_t *changes = k->changes, *makes = changes + k->units + 1, *in_place = makes + k->units + 1;
    if (changes[unit] != changes[h->from] || in_place[unit] > in_place[h->from] + 1)
        return 0;
    if (makes[unit] != makes[h->from])
        h->tape->heap->has_made = 1;
    if (in_place[unit] == in_place[h->from])
        return 1;
    PyObject *bound = variables[(in_place + k->units + 1)[in_place[h->from]]];
    return bound != NULL && is_plain(bound);
}

/* An event of the frame that runs. */
static int
come_to(HotPath *h, Activation *a)
{
    Known *k = a->known;
    if (code_field != 4 || !L.dict_tag || !h->tape->is_delta)
        return OK;
    if (k->calm == NULL && k->events++ >= OFTEN && learn_calm(h, k) < 0)
        return FAILED;
    size_t unit = unit_of(a->frame, k);
    h->is_stirred |= (char)!is_calm_until(h, a, unit);
    h->here = unit != SIZE_MAX ? a->frame : NULL;
    h->from = unit;
    last_told = h;
    return OK;
}

/* A frame of the user's starts: called by the one that ran, with nothing between. */
static void
come_into(HotPath *h, PyObject *frame, Known *k)
{
    if (code_field != 4 || !h->tape->is_delta)
        return;
    Inner *inner = ((Frame *)frame)->inner;
    Py_ssize_t size = PyList_Size(h->stack);
    Activation *caller = size ? (Activation *)PyList_GetItem(h->stack, size - 1) : NULL;
    int is_direct = caller != NULL && inner != NULL && !inner->rest[0]
        && inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner;
    h->is_stirred |= (char)!(is_direct && is_calm_until(h, caller, unit_of(caller->frame, caller->known)));
    h->from = unit_of(frame, k);
    h->here = h->from != SIZE_MAX ? frame : NULL;
    last_told = h;
}

/* A frame is left, which is no longer on the stack: back to the one that called it, if nothing is between. */
static void
come_out_of(HotPath *h, PyObject *frame)
{
    h->here = NULL;
    Inner *inner = code_field == 4 && h->tape->is_delta ? ((Frame *)frame)->inner : NULL;
    Py_ssize_t size = PyList_Size(h->stack);
    if (inner == NULL || inner->rest[0] || size == 0)
        return;
    Activation *caller = (Activation *)PyList_GetItem(h->stack, size - 1);
    size_t unit = inner->fields[6] == (PyObject *)((Frame *)caller->frame)->inner ? unit_of(caller->frame, caller->known) : SIZE_MAX;
    if (unit != SIZE_MAX) {
        h->here = caller->frame;
        h->from = unit + 1;
    }
}

/* Anything may have happened. */
static void
stir(HotPath *h)
{
    h->is_stirred = 1;
    h->here = NULL;
}

static int
append_row(HotPath *h, Activation *a, uint32_t event, uint32_t line, PyObject *label, PyObject *value)
{
    Tape *t = h->tape;
    if (t->is_writing)
        return OK;
    int is_calm = code_field == 4 && t->is_delta && !h->is_stirred && a->known->slots != NULL && dict_time() == h->dicts + 1;
    h->is_stirred = 0;
    size_t start = t->out.size, told = t->objects.size;
    unsigned int row[5] = {event, line, a->depth, a->number, a->scope}, told_at = t->told_at, names = t->next_object_name;
    int is_end = (event == RETURN || event == EXCEPTION) && (a->depth == 0 || t->heap->spare > (a->depth == 1 ? 0 : FOR_ENDS / 2));
    begin_calm_event(t, is_calm && !(is_end && t->heap->passed_at >= t->heap->moment));
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
    h->dicts = code_field == 4 && t->is_delta ? dict_time() : 0;
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
    come_out_of(h, a->frame);
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
