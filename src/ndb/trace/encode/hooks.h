/* Part of _encode.c: how the interpreter tells of events: sys.settrace up to 3.11, sys.monitoring since 3.12.
 *
 * Ends with the class HotPath, and what the rare events need of it, which are written in Python. */

/* ---- sys.settrace, up to 3.11 */

static int
enter_by_offset(HotPath *h, PyObject *frame, Known *k)
{
    if (!k->can_suspend)
        return enter(h, frame, k, 0);
    PyObject *offset = PyObject_GetAttr(frame, S.f_lasti);
    if (offset == NULL)
        return FAILED;
    int is_start = PyLong_AsLong(offset) == k->start, is_resumed = PySet_Contains(k->resumes, offset);
    Py_DECREF(offset);
    if (is_resumed < 0)
        return FAILED;
    if (is_start || is_resumed)
        return enter(h, frame, k, !is_start);
    stir(h);
    return call_method((PyObject *)h, S.enter_thrown, frame, k->info, NULL);
}

static int
trace_call(HotPath *h, PyObject *frame)
{
    PyObject *code = (PyObject *)PyFrame_GetCode((PyFrameObject *)frame);
    Known *k = known_of(h, code);
    Py_DECREF(code);
    if (k == NULL) {
        int is_inside = PyErr_Occurred() ? FAILED : come_inside(h, frame, code);
        if (is_inside < 0)
            return FAILED;
        h->is_stirred |= (char)!is_inside;
        if (trace_lines && AT(PyObject *, frame, trace_lines - 12) == NULL)   /* nobody else asked for its lines */
            AT(char, frame, trace_lines) = 0;
        return OK;
    }
    come_into(h, frame, k);
    int r = enter_by_offset(h, frame, k);
    Py_DECREF(OBJ(k));
    return r;
}

static PyObject *
hot_call_event(HotPath *h, PyObject *frame)
{
    return trace_call(h, frame) < 0 ? NULL : Py_NewRef(Py_None);
}

/* tracer.HotPath._is_told_again; -1: failed. */
static int
is_told_again(Activation *a, unsigned int number)
{
    if (a->known->gaps == Py_None || number != a->line || a->raised)
        return 0;
    PyObject *offset = PyObject_GetAttr(a->frame, S.f_lasti);
    int r = offset != NULL ? PySet_Contains(a->known->gaps, offset) : FAILED;
    Py_XDECREF(offset);
    return r;
}

static int
trace_line(HotPath *h, Activation *a)
{
    unsigned int number = (unsigned int)PyFrame_GetLineNumber((PyFrameObject *)a->frame);
    int is_again = is_told_again(a, number);
    return is_again ? (is_again < 0 ? FAILED : OK) : line(h, a, number);
}

/* A frame that an exception was thrown through comes to its first instruction or line: see tracer._Rare.go_on. Lines of
 * other frames than the user's are not told of. */
static int
go_on(HotPath *h, PyObject *frame)
{
    stir(h);
    return call_method((PyObject *)h, S.go_on, frame, NULL, NULL);
}

static int
trace_event(HotPath *h, PyObject *frame, int what, PyObject *argument)
{
    if (what == TRACE_CALL)
        return trace_call(h, frame);
    if (what == TRACE_OPCODE)
        return go_on(h, frame);
    Activation *a = top_of(h, frame);
    if (a == NULL && what == TRACE_LINE && h->has_passed_by) {
        if (go_on(h, frame) < 0)
            return FAILED;
        a = top_of(h, frame);
    }
    if (a == NULL) {
        if (what != TRACE_RETURN || argument == NULL || !come_outside(h, frame))
            stir(h);
        return OK;
    }
    if ((what == TRACE_LINE || what == TRACE_RETURN) && come_to(h, a) < 0)
        return FAILED;
    if (what == TRACE_LINE)
        return trace_line(h, a);
    if (what == TRACE_RETURN)
        return argument == NULL ? rare(h, S.unwind, a, Py_None) : leave(h, a, argument);
    if (what == TRACE_EXCEPTION)
        return raised(h, a, PyTuple_GetItem(argument, 1));
    return OK;
}

#ifndef _WIN32
#define HAS_SET_TRACE 1
/* Public and the same since Python 2.2, though not in the limited API. With it a program at its recursion limit is traced
 * without needing a frame more, and an exception from the trace function does not end the tracing. */
extern void PyEval_SetTrace(int (*)(PyObject *, PyFrameObject *, int, PyObject *), PyObject *);

/* How many levels of recursion are left to a thread, where 3.11 keeps that; tried out before it is relied on. */
static size_t levels_left;

static void
learn_levels(void)
{
    if (Py_Version >> 16 != 0x030B || sizeof(void *) != 8)
        return;
    PyThreadState *thread = PyThreadState_Get();
    int limit = Py_GetRecursionLimit(), left = AT(int, thread, 32), is_known = AT(int, thread, 36) == limit && left < limit;
    Py_SetRecursionLimit(limit + 100);
    is_known = is_known && AT(int, thread, 36) == limit + 100 && AT(int, thread, 32) == left + 100;
    Py_SetRecursionLimit(limit);
    if (is_known && AT(int, thread, 32) == left)
        levels_left = 32;
}

static int
trace_function(PyObject *self, PyFrameObject *frame, int what, PyObject *argument)
{
    /* Up to 3.11 even comparing two keys counts as a level of recursion, and the program may have used up all of them. To
     * raise the limit goes through all threads, so it is done only where it is near. */
    if (levels_left && AT(int, PyThreadState_Get(), levels_left) > HEADROOM)
        return trace_event((HotPath *)self, (PyObject *)frame, what, argument);
    int limit = Py_GetRecursionLimit();
    Py_SetRecursionLimit(limit + HEADROOM);
    ((HotPath *)self)->has_headroom = 1;
    int r = trace_event((HotPath *)self, (PyObject *)frame, what, argument);
    ((HotPath *)self)->has_headroom = 0;
    Py_SetRecursionLimit(limit);
    return r;
}

static PyObject *
hot_set_trace(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    PyEval_SetTrace(trace_function, self);
    return Py_NewRef(Py_None);
}
#endif

/* ---- sys.monitoring, since 3.12 */

/* The hot path of this thread: a borrowed reference, NULL if it has none. */
static HotPath *
mine(HotPath *root)
{
    uint64_t thread = PyThreadState_GetID(PyThreadState_Get());
    for (HotPath *h = root; h != NULL; h = h->next == Py_None ? NULL : (HotPath *)h->next)
        if (h->thread == thread)
            return h;
    return NULL;
}

static HotPath *
adopt(HotPath *root)
{
    HotPath *h = mine(root);
    if (h != NULL)
        return h;
    if (call_method((PyObject *)root, S.adopt, NULL, NULL, NULL) < 0)
        return NULL;
    return mine(root);
}

static PyObject *
done(int r)
{
    return r < 0 ? NULL : Py_NewRef(Py_None);
}

static int
watch(HotPath *root, Known *k, PyObject *code)
{
    if (k->is_watched)
        return OK;
    k->is_watched = 1;
    return call_method((PyObject *)root, S.watch, code, NULL, NULL);
}

static PyObject *
on_enter(HotPath *root, PyObject *code, int is_resumed)
{
    Known *k = known_of(root, code);
    if (k == NULL)
        return PyErr_Occurred() ? NULL : Py_NewRef(root->disable);
    int r = watch(root, k, code);
    HotPath *h = r == OK ? adopt(root) : NULL;
    if (h != NULL)
        r = enter(h, (PyObject *)PyEval_GetFrame(), k, is_resumed);
    Py_DECREF(OBJ(k));
    return h == NULL && PyErr_Occurred() ? NULL : done(r);
}

static PyObject *
hot_on_start(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    return on_enter(root, args[0], 0);
}

static PyObject *
hot_on_resume(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    return on_enter(root, args[0], 1);
}

static PyObject *
hot_on_throw(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Known *k = h != NULL ? known_of(root, args[0]) : NULL;
    int r = PyErr_Occurred() ? FAILED : OK;
    if (k != NULL)
        r = call_method((PyObject *)h, S.enter_thrown, (PyObject *)PyEval_GetFrame(), k->info, NULL);
    Py_XDECREF(OBJ(k));
    return done(r);
}

static PyObject *
hot_on_line(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    unsigned int number = (unsigned int)PyLong_AsUnsignedLong(args[1]);
    return done(a != NULL && a->line != number ? line(h, a, number) : OK);
}

/* The line on which a jump goes back to the same line, 0 for other jumps; -1: failed. */
static long
jumped(HotPath *root, Known *k, PyObject *const *args)
{
    PyObject *found = PyDict_GetItemWithError(k->jumps, args[1]);
    if (found != NULL || PyErr_Occurred())
        return found != NULL ? PyLong_AsLong(found) : FAILED;
    PyObject *method = PyObject_GetAttr(OBJ(root), S.jumped);
    PyObject *number = method ? call_python(method, args[0], args[1], args[2]) : NULL;
    Py_XDECREF(method);
    if (number == NULL || PyDict_SetItem(k->jumps, args[1], number) < 0) {
        Py_XDECREF(number);
        return FAILED;
    }
    long result = PyLong_AsLong(number);
    Py_DECREF(number);
    return result;
}

static PyObject *
hot_on_jump(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    Known *k = known_of(root, args[0]);
    if (k == NULL)
        return PyErr_Occurred() ? NULL : Py_NewRef(root->disable);
    long number = jumped(root, k, args);
    Py_DECREF(OBJ(k));
    if (number <= 0)
        return number < 0 ? NULL : Py_NewRef(root->disable);
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? line(h, a, (unsigned int)number) : OK);
}

static PyObject *
hot_on_return(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? leave(h, a, args[2]) : OK);
}

static PyObject *
hot_on_unwind(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? rare(h, S.unwind, a, args[2]) : OK);
}

static PyObject *
hot_on_raise(HotPath *root, PyObject *const *args, Py_ssize_t Py_UNUSED(count))
{
    HotPath *h = mine(root);
    Activation *a = h != NULL ? top_of(h, (PyObject *)PyEval_GetFrame()) : NULL;
    return done(a != NULL ? rare(h, S.raise_, a, args[2]) : OK);
}

/* ---- what the rare events, written in Python, need */

static PyObject *
hot_append(HotPath *h, PyObject *args)
{
    unsigned int event, number;
    Activation *a;
    if (!PyArg_ParseTuple(args, "IIO!", &event, &number, activation_type, &a))
        return NULL;
    return done(append(h, a, event, number, NULL));
}

static PyObject *
hot_append_value(HotPath *h, PyObject *args)
{
    unsigned int event, number;
    Activation *a;
    PyObject *value;
    if (!PyArg_ParseTuple(args, "IIO!O", &event, &number, activation_type, &a, &value))
        return NULL;
    return done(append(h, a, event, number, value));
}

static PyObject *
hot_push(HotPath *h, PyObject *args)
{
    PyObject *frame, *info, *code;
    int is_resumed;
    if (!PyArg_ParseTuple(args, "OOp", &frame, &info, &is_resumed) || !(code = PyObject_GetAttrString(info, "code")))
        return NULL;
    Known *k = known_of(h, code);
    Py_DECREF(code);
    if (k == NULL) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "this code is not the user's");
        return NULL;
    }
    Activation *a = push(h, frame, k, is_resumed);
    Py_DECREF(OBJ(k));
    return Py_XNewRef(OBJ(a));
}

static PyObject *
hot_pop(HotPath *h, PyObject *activation)
{
    return done(pop(h, (Activation *)activation));
}

static int
hot_init(HotPath *h, PyObject *args, PyObject *kwargs)
{
    PyObject *scopes, *tape, *attend, *disable;
    if (kwargs != NULL && PyDict_Size(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "a hot path takes no keywords");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "OOOO", &scopes, &tape, &attend, &disable))
        return -1;
    PyObject *knowns = PyObject_GetAttrString(scopes, "knowns"), *serial = PyObject_GetAttrString(scopes, "serial");
    PyObject *numbers = PyObject_GetAttrString(scopes, "numbers");
    h->recording = serial ? PyLong_AsUnsignedLong(serial) : 0;
    Py_XDECREF(serial);
    PyObject *stack = PyList_New(0), *suspended = PyDict_New();
    if (!knowns || !numbers || !stack || !suspended || !PyDict_Check(knowns) || !PyDict_Check(numbers) || PyErr_Occurred()
        || (h->lately = lately_of(knowns)) == NULL) {
        Py_XDECREF(knowns);
        Py_XDECREF(numbers);
        Py_XDECREF(stack);
        Py_XDECREF(suspended);
        return -1;
    }
    ASSIGN(h->knowns, knowns);
    ASSIGN(h->numbers, numbers);
    ASSIGN(h->stack, stack);
    ASSIGN(h->suspended, suspended);
    ASSIGN(h->scopes, Py_NewRef(scopes));
    ASSIGN(h->tape, (Tape *)Py_NewRef(tape));
    ASSIGN(h->attend, Py_NewRef(attend));
    ASSIGN(h->disable, Py_NewRef(disable));
    ASSIGN(h->unsettled, Py_NewRef(Py_None));
    ASSIGN(h->next, Py_NewRef(Py_None));
    ASSIGN(h->set_limit, Py_NewRef(Py_None));
    h->thread = PyThreadState_GetID(PyThreadState_Get());
    stir(h);
    return 0;
}

static int
hot_traverse(HotPath *h, visitproc visit, void *arg)
{
    Py_VISIT(h->scopes);
    Py_VISIT(h->attend);
    Py_VISIT(h->stack);
    Py_VISIT(h->suspended);
    Py_VISIT(h->knowns);
    Py_VISIT(h->numbers);
    Py_VISIT(h->unsettled);
    Py_VISIT(h->next);
    Py_VISIT(h->tape);
    Py_VISIT(Py_TYPE(OBJ(h)));
    return 0;
}

static int
hot_clear(HotPath *h)
{
    Py_CLEAR(h->scopes);
    Py_CLEAR(h->attend);
    Py_CLEAR(h->stack);
    Py_CLEAR(h->suspended);
    Py_CLEAR(h->knowns);
    Py_CLEAR(h->numbers);
    Py_CLEAR(h->unsettled);
    Py_CLEAR(h->disable);
    Py_CLEAR(h->set_limit);
    Py_CLEAR(h->next);
    Py_CLEAR(h->tape);
    return 0;
}

static void
hot_dealloc(HotPath *h)
{
    dealloc((PyObject *)h, (int (*)(PyObject *))hot_clear);
}

static PyMethodDef hot_methods[] = {
    {"append", (PyCFunction)hot_append, METH_VARARGS, NULL},
    {"append_value", (PyCFunction)hot_append_value, METH_VARARGS, NULL},
    {"push", (PyCFunction)hot_push, METH_VARARGS, NULL},
    {"pop", (PyCFunction)hot_pop, METH_O, NULL},
    {"call_event", (PyCFunction)hot_call_event, METH_O, "A frame starts."},
#ifdef HAS_SET_TRACE
    {"set_trace", (PyCFunction)hot_set_trace, METH_NOARGS, "Trace this thread."},
#endif
    {"on_start", (PyCFunction)(void (*)(void))hot_on_start, METH_FASTCALL, NULL},
    {"on_resume", (PyCFunction)(void (*)(void))hot_on_resume, METH_FASTCALL, NULL},
    {"on_throw", (PyCFunction)(void (*)(void))hot_on_throw, METH_FASTCALL, NULL},
    {"on_line", (PyCFunction)(void (*)(void))hot_on_line, METH_FASTCALL, NULL},
    {"on_jump", (PyCFunction)(void (*)(void))hot_on_jump, METH_FASTCALL, NULL},
    {"on_return", (PyCFunction)(void (*)(void))hot_on_return, METH_FASTCALL, NULL},
    {"on_unwind", (PyCFunction)(void (*)(void))hot_on_unwind, METH_FASTCALL, NULL},
    {"on_raise", (PyCFunction)(void (*)(void))hot_on_raise, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};
static PyMemberDef hot_members[] = {
    {"stack", T_OBJECT, offsetof(HotPath, stack), READONLY, NULL},
    {"frames", T_UINT, offsetof(HotPath, frames), READONLY, NULL},
    {"tape", T_OBJECT, offsetof(HotPath, tape), READONLY, NULL},
    {"scopes", T_OBJECT, offsetof(HotPath, scopes), READONLY, NULL},
    {"attend", T_OBJECT, offsetof(HotPath, attend), READONLY, NULL},
    {"unsettled", T_OBJECT, offsetof(HotPath, unsettled), 0, NULL},
    {"next", T_OBJECT, offsetof(HotPath, next), 0, NULL},
    {"is_closed", T_BOOL, offsetof(HotPath, is_closed), 0, NULL},
    {"spare_frames", T_UINT, offsetof(HotPath, spare_frames), 0, NULL},
    {"set_limit", T_OBJECT, offsetof(HotPath, set_limit), 0, NULL},
    {"is_busy", T_BOOL, offsetof(HotPath, is_busy), 0, NULL},
    {"has_passed_by", T_BOOL, offsetof(HotPath, has_passed_by), 0, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyType_Slot hot_slots[] = {
    {Py_tp_init, hot_init},         {Py_tp_new, PyType_GenericNew}, {Py_tp_dealloc, hot_dealloc},
    {Py_tp_traverse, hot_traverse}, {Py_tp_clear, hot_clear},       {Py_tp_methods, hot_methods},
    {Py_tp_members, hot_members},   {0, NULL},
};
static PyType_Spec hot_spec = {
    "ndb.trace._encode.HotPath", sizeof(HotPath), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, hot_slots,
};
