/* Part of _encode.c: tracer.Activation: what is known of code, and where a frame keeps its variables.
 *
 * Knows layouts of frames, each tried out before it is relied on. Does not know what is written of a frame. */

typedef struct {
    Py_ssize_t at;
    int is_cell;
} Slot;

#define MOST_SPACES 8

/* What names are believed to stand for (calm.Belief), in dicts that tell when they change. */
typedef struct {
    PyObject *told;                  /* NULL: nothing is believed */
    PyObject *spaces[MOST_SPACES];   /* dicts of other modules that it tells of, which it holds; the last one is NULL */
    PyObject *builtins;              /* not a reference, as the next: those that a frame has to have; */
    PyObject *module;                /* the dict of the module for which it was seen to hold, and the greatest tag of all then */
    uint64_t tag;
} Believed;

/* What tracer needs of a scopes.CodeInfo, in C. */
typedef struct {
    PyObject_HEAD
    PyObject *info, *code, *names, *global_names, *spans, *no_steps, *resumes, *jumps, *gaps;
    PyObject *lasting;   /* scopes.Scopes.lasting; None: its scope is to be asked for in each recording */
    uint32_t *starts;    /* `spans` of the lines from `starts_from` on; NULL: to be asked for */
    unsigned int starts_from, starts_count;
    struct {
        unsigned int from, to;
        char is_none;
    } asked[4];          /* what `no_steps` said lately */
    Heads heads, global_heads;
    uint32_t *numbers;   /* of every name, local and global, in an epoch: 0 or its number + 1; then those for objects */
    uint64_t numbered_in;
    PyObject **globals;  /* not references: the values of the global names while their module has the tag: */
    uint64_t globals_tag;
    Written *spare;      /* room for what is written of the next activation */
    Slot *slots;   /* of every name, where in the frame its value is; NULL: to be asked for by name */
    unsigned int scope, line, first;
    unsigned long recording;   /* in which the scope has that number, and the code is watched */
    int start;
    char can_suspend, is_watched, has_hidden, is_spread, is_asked;
    unsigned int events;       /* as long as it was not asked which instructions change nothing */
    PyObject *calm;            /* instructions/calm.py; NULL: not asked */
    const uint16_t *changes;   /* its first row; NULL: nothing is known */
    Believed believed;         /* as long as the rows hold */
    char is_inner;                  /* its first variable is the iterator that it goes through */
    char is_enter, is_expression;   /* it is called `__enter__`; a generator expression */
    size_t units;
    char *first_unit;
} Known;

typedef struct {
    PyObject_HEAD
    PyObject *frame, *scopes;
    Known *known;
    unsigned int scope, number, depth, line, span;
    char raised, thrown;
    char is_called_plainly;   /* between the instruction that called it and its start nothing can have changed */
    Written *written;    /* of every name; of a body, its variables in their order */
    Written *globals;    /* of every global name */
    uint64_t globals_at; /* when they were looked at */
    PyObject *module;    /* not a reference: where they stand, which the frame holds */
    Py_ssize_t count;
    uint64_t written_in;
} Activation;

static PyTypeObject *known_type, *activation_type, *hot_path_type;

static void
known_dealloc(Known *k)
{
    PyTypeObject *type = Py_TYPE(OBJ(k));
    Py_CLEAR(k->info);
    Py_CLEAR(k->code);
    Py_CLEAR(k->names);
    Py_CLEAR(k->global_names);
    Py_CLEAR(k->spans);
    Py_CLEAR(k->no_steps);
    Py_CLEAR(k->resumes);
    Py_CLEAR(k->jumps);
    Py_CLEAR(k->gaps);
    Py_CLEAR(k->lasting);
    Py_CLEAR(k->calm);
    Py_CLEAR(k->believed.told);
    free_heads(&k->heads);
    free_heads(&k->global_heads);
    free(k->slots);
    free(k->numbers);
    free(k->globals);
    free(k->spare);
    free(k->starts);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(k);
    Py_DECREF(type);
}

static PyType_Slot known_slots[] = {{Py_tp_dealloc, known_dealloc}, {0, NULL}};
static PyType_Spec known_spec = {"ndb.trace._encode.Known", sizeof(Known), 0, Py_TPFLAGS_DEFAULT, known_slots};

static int
number_of(PyObject *info, const char *name, unsigned int *out)
{
    PyObject *value = PyObject_GetAttrString(info, name);
    if (value == NULL)
        return FAILED;
    *out = (unsigned int)PyLong_AsLong(value);
    Py_DECREF(value);
    return PyErr_Occurred() ? FAILED : OK;
}

/* ---- a frame's variables where they are
 *
 * `f_locals` copies all variables into a dict, to be looked up there one by one: a third of the time of an event. Before
 * 3.13 that dict is the frame's own: what `locals()` gave the program changes under its hands, and values live longer than
 * they should. A frame has its variables in an array, in the order of `co_varnames`, cells, `co_freevars`. How to find it is
 * not in the limited API, but has been the same in all releases of 3.11, 3.12 and 3.13, and every frame is checked to look
 * as it should before anything is read. Otherwise, in later versions and for the bodies of modules and classes, `f_locals`
 * is asked. */

typedef struct {
    PyObject_HEAD
    void *back;
    struct Inner *inner;
} Frame;

typedef struct {
    PyObject_HEAD
    PyObject *content;
} Cell;

typedef struct Inner {
    PyObject *fields[8];   /* among them the code and the frame object */
    int stack_top;
    char rest[4];
    PyObject *variables[1];
} Inner;

static size_t trace_lines;   /* where a frame says whether its lines are told of; 0: not known */
static int code_field = -1, frame_field = -1;   /* which of the fields; -1: this Python's frames are not known */
static PyTypeObject *cell_type;

/* Lines of code that is not the user's need not be told. Tried out on the frame that runs, behind which stands where the
 * trace function (8 bytes) and the line number (4) stand. */
static int
learn_lines(void)
{
    PyObject *frame = (PyObject *)PyEval_GetFrame();
    if (frame == NULL || AT(char, frame, 44) != 1)
        return OK;
    AT(char, frame, 44) = 0;
    PyObject *told = PyObject_GetAttrString(frame, "f_trace_lines");
    AT(char, frame, 44) = 1;
    if (told == Py_False)
        trace_lines = 44;
    Py_XDECREF(told);
    return told == NULL ? FAILED : OK;
}

#define ITERATORS 8
#define DRAWING 8

/* What the interpreter does between an instruction and a frame that it calls, and iterators that only go on. */
static struct {
    void *make, *call;
    PyTypeObject *iterators[ITERATORS];   /* the first one makes what it gives */
    PyObject *drawing[DRAWING];           /* what does nothing but take all from an iterator; not references */
} C;

static int
learn_iterators(void)
{
    PyObject *of[ITERATORS] = {PyDict_New(), PyDict_New(), PyDict_New(), PyList_New(0), PyTuple_New(0), NULL, NULL, NULL};
    const char *views[] = {"items", "keys", "values"};
    of[5] = PyObject_CallFunction((PyObject *)&PyRange_Type, "i", 1);
    of[6] = PyUnicode_FromString("a");
    int r = OK, count = 7;
    for (int i = 0; i < count && r == OK; i++) {
        PyObject *whole = of[i] && i < 3 ? PyObject_CallMethod(of[i], views[i], NULL) : Py_XNewRef(of[i]);
        PyObject *iterator = whole ? PyObject_GetIter(whole) : NULL;
        r = iterator ? OK : FAILED;
        C.iterators[i] = iterator ? Py_TYPE(iterator) : NULL;
        Py_XDECREF(iterator);
        Py_XDECREF(whole);
    }
    for (int i = 0; i < count; i++)
        Py_XDECREF(of[i]);
    return r;
}

static int
learn_calls(void)
{
    PyObject *builtins = PyEval_GetBuiltins(), *function = builtins ? PyDict_GetItemString(builtins, "len") : NULL;
    PyObject *cls = function ? PyObject_CallFunction((PyObject *)&PyType_Type, "s(){sOsO}", "C", "__call__", function, "__next__", function)
        : NULL;
    PyObject *plain = cls ? PyObject_CallFunction((PyObject *)&PyType_Type, "s(){}", "C") : NULL;
    if (plain == NULL) {
        Py_XDECREF(cls);
        return FAILED;
    }
    const char *drawing[] = {"sum", "any", "all", "list", "tuple", "set", "frozenset", NULL};
    for (int i = 0; drawing[i] != NULL; i++)
        C.drawing[i] = PyDict_GetItemString(builtins, drawing[i]);
    C.make = PyType_GetSlot(&PyBaseObject_Type, Py_tp_new);
    C.call = PyType_GetSlot((PyTypeObject *)cls, Py_tp_call);
    own_next = PyType_GetSlot((PyTypeObject *)cls, Py_tp_iternext);
    no_next = PyType_GetSlot((PyTypeObject *)plain, Py_tp_iternext);
    Py_DECREF(plain);
    Py_DECREF(cls);
    return learn_iterators();
}

static int
learn_frames(void)
{
    unsigned long minor = (Py_Version >> 16) & 0xFF;
    PyObject *types = PyImport_ImportModule("types");
    cell_type = types ? (PyTypeObject *)PyObject_GetAttrString(types, "CellType") : NULL;
    Py_XDECREF(types);
    if (cell_type == NULL)
        return FAILED;
    if (Py_Version >> 24 != 3 || sizeof(void *) != 8)
        return OK;
    if (minor == 11) {
        code_field = 4;
        frame_field = 5;
        return learn_lines() < 0 ? FAILED : learn_calls();
    }
    else if (minor == 12 || minor == 13) {
        code_field = 0;
        frame_field = 6;
    }
    return OK;
}

/* The variables of a frame, NULL if they cannot be found. */
static inline PyObject **
variables_of(PyObject *frame, PyObject *code)
{
    Inner *inner = ((Frame *)frame)->inner;
    if (inner == NULL || inner->fields[code_field] != code || inner->fields[frame_field] != frame)
        return NULL;
    return inner->variables;
}

static Py_ssize_t
index_of(PyObject *names, PyObject *name)
{
    Py_ssize_t size = PyList_Size(names);
    for (Py_ssize_t i = 0; i < size; i++)
        if (PyList_GetItem(names, i) == name || PyUnicode_Compare(PyList_GetItem(names, i), name) == 0)
            return i;
    return -1;
}

/* Add those of a code object's names that are not there yet. */
static int
add_names(PyObject *all, PyObject *code, const char *attribute)
{
    PyObject *names = PyObject_GetAttrString(code, attribute);
    Py_ssize_t size = names ? PyTuple_Size(names) : -1;
    int r = size < 0 ? FAILED : OK;
    for (Py_ssize_t i = 0; i < size && r == OK; i++)
        if (index_of(all, PyTuple_GetItem(names, i)) < 0)
            r = PyList_Append(all, PyTuple_GetItem(names, i));
    Py_XDECREF(names);
    return r;
}

/* The names of all that a frame's array holds, and those of them that are cells. */
static int
names_of_array(PyObject *code, PyObject *all, PyObject *cells)
{
    if (add_names(all, code, "co_varnames") < 0 || add_names(all, code, "co_cellvars") < 0
        || add_names(all, code, "co_freevars") < 0)
        return FAILED;
    return add_names(cells, code, "co_cellvars") < 0 ? FAILED : add_names(cells, code, "co_freevars");
}

/* Where every name's value is, if that can be said of all of them. */
static int
find_slots(Known *k)
{
    if (code_field < 0 || k->names == Py_None || k->is_asked)
        return OK;
    Py_ssize_t size = PyTuple_Size(k->names), found = 0;
    PyObject *all = PyList_New(0), *cells = PyList_New(0);
    Slot *slots = calloc((size_t)size + 1, sizeof(Slot));
    int r = all && cells && slots ? names_of_array(k->code, all, cells) : FAILED;
    for (; r == OK && found < size; found++) {
        PyObject *name = PyTuple_GetItem(k->names, found);
        slots[found] = (Slot){index_of(all, name), index_of(cells, name) >= 0};
        if (slots[found].at < 0)
            break;
    }
    Py_XDECREF(all);
    Py_XDECREF(cells);
    if (r == OK && found == size)
        k->slots = slots;
    else
        free(slots);
    return r < 0 || PyErr_Occurred() ? FAILED : OK;
}

#define MOST_LINES 10000   /* of code, of which a table is made */

/* Have `spans` as a table. */
static int
find_starts(Known *k)
{
    PyObject *line, *start;
    Py_ssize_t at = 0;
    unsigned long least = ULONG_MAX, most = 0, number;
    if (!PyDict_Check(k->spans))
        return OK;
    while (PyDict_Next(k->spans, &at, &line, &start)) {
        number = PyLong_AsUnsignedLong(line);
        least = number < least ? number : least;
        most = number > most ? number : most;
    }
    if (PyErr_Occurred() || most < least || most - least >= MOST_LINES)
        return PyErr_Occurred() ? FAILED : OK;
    if ((k->starts = calloc(most - least + 1, sizeof(uint32_t))) == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    k->starts_from = (unsigned int)least;
    k->starts_count = (unsigned int)(most - least + 1);
    for (at = 0; PyDict_Next(k->spans, &at, &line, &start);)
        k->starts[PyLong_AsUnsignedLong(line) - least] = (uint32_t)PyLong_AsUnsignedLong(start);
    return PyErr_Occurred() ? FAILED : OK;
}

static Known *
known_new(PyObject *info)
{
    Known *k = (Known *)PyType_GenericAlloc(known_type, 0);
    unsigned int start = 0, can_suspend = 0, is_spread = 0, is_asked = 0;
    if (k == NULL)
        return NULL;
    k->info = Py_NewRef(info);
    k->code = PyObject_GetAttrString(info, "code");
    k->names = PyObject_GetAttrString(info, "names");
    k->global_names = PyObject_GetAttrString(info, "global_names");
    k->spans = PyObject_GetAttrString(info, "spans");
    k->no_steps = PyObject_GetAttrString(info, "no_steps");
    k->resumes = PyObject_GetAttrString(info, "resumes");
    k->jumps = PyDict_New();
    k->gaps = PyObject_GetAttrString(info, "gaps");
    PyObject *hidden = PyObject_GetAttrString(info, "hidden");
    k->has_hidden = hidden != NULL && PySet_Size(hidden) > 0;
    Py_XDECREF(hidden);
    int failed = number_of(info, "is_asked", &is_asked);
    k->is_asked = (char)is_asked;   /* before the slots are looked for */
    if (!k->code || !k->names || !k->global_names || !k->spans || !k->no_steps || !k->resumes || !k->jumps
        || !k->gaps || hidden == NULL || failed < 0 || find_slots(k) < 0 || find_starts(k) < 0 || number_of(info, "scope", &k->scope) < 0
        || number_of(info, "line", &k->line) < 0 || number_of(info, "first", &k->first) < 0
        || make_heads(&k->heads, k->names, 0) < 0 || make_heads(&k->global_heads, k->global_names, 1) < 0
        || number_of(info, "start", &start) < 0 || number_of(info, "can_suspend", &can_suspend) < 0
        || number_of(info, "is_spread", &is_spread) < 0) {
        Py_DECREF(OBJ(k));
        return NULL;
    }
    k->numbers = calloc(2 * (size_t)(k->heads.count + k->global_heads.count) + 1, sizeof(uint32_t));
    k->globals = calloc((size_t)k->global_heads.count + 1, sizeof(PyObject *));
    if (k->numbers == NULL || k->globals == NULL) {
        Py_DECREF(OBJ(k));
        PyErr_NoMemory();
        return NULL;
    }
    k->is_enter = (char)has_name(k->code, "co_name", "__enter__");
    k->is_expression = (char)has_name(k->code, "co_name", "<genexpr>");
    k->is_inner = k->is_expression || has_name(k->code, "co_name", "<listcomp>") || has_name(k->code, "co_name", "<setcomp>")
        || has_name(k->code, "co_name", "<dictcomp>");
    k->start = (int)start;
    k->can_suspend = (char)can_suspend;
    k->is_spread = (char)is_spread;
    return k;
}

/* ---- what was written of an activation: room for its variables and, behind them, for global names. Frames come and go: that of
 * the last one that was left is kept for the next. A body has its variables in a row of their own. */

static inline int
is_body(const Activation *a)
{
    return a->known->names == Py_None;
}

static void
drop_names(Activation *a)
{
    Written **room = is_body(a) ? &a->globals : &a->written;
    if (is_body(a))
        drop_written(a->written, a->count);
    if (*room != NULL && a->known->spare == NULL)
        a->known->spare = *room;
    else
        free(*room);
    a->written = a->globals = NULL;
    a->count = 0;
}

/* Have nothing written. */
static int
begin_names(Activation *a)
{
    Known *k = a->known;
    drop_names(a);
    size_t count = (size_t)(k->heads.count + k->global_heads.count) + 1;
    Written *room = k->spare;
    k->spare = NULL;
    if (room != NULL)
        memset(room, 0, count * sizeof(Written));
    else if ((room = calloc(count, sizeof(Written))) == NULL) {
        PyErr_NoMemory();
        return FAILED;
    }
    a->count = is_body(a) ? 0 : k->heads.count;
    a->written = is_body(a) ? NULL : room;
    a->globals = is_body(a) ? room : room + k->heads.count;
    return OK;
}

static void
activation_dealloc(Activation *a)
{
    PyTypeObject *type = Py_TYPE(OBJ(a));
    drop_names(a);
    Py_CLEAR(a->frame);
    Py_CLEAR(a->scopes);
    Py_CLEAR(a->known);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(a);
    Py_DECREF(type);
}

static PyObject *
activation_info(Activation *a, void *Py_UNUSED(closure))
{
    return Py_NewRef(a->known->info);   /* its scope has this number here, which may be another in that */
}

static PyMemberDef activation_members[] = {
    {"frame", T_OBJECT, offsetof(Activation, frame), READONLY, NULL},
    {"number", T_UINT, offsetof(Activation, number), READONLY, NULL},
    {"scope", T_UINT, offsetof(Activation, scope), READONLY, NULL},
    {"depth", T_UINT, offsetof(Activation, depth), 0, NULL},
    {"line", T_UINT, offsetof(Activation, line), 0, NULL},
    {"span", T_UINT, offsetof(Activation, span), 0, NULL},
    {"raised", T_BOOL, offsetof(Activation, raised), 0, NULL},
    {"thrown", T_BOOL, offsetof(Activation, thrown), 0, NULL},
    {NULL, 0, 0, 0, NULL},
};
static PyGetSetDef activation_getters[] = {
    {"info", (getter)activation_info, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
static PyType_Slot activation_slots[] = {
    {Py_tp_dealloc, activation_dealloc},
    {Py_tp_members, activation_members},
    {Py_tp_getset, activation_getters},
    {0, NULL},
};
static PyType_Spec activation_spec = {
    "ndb.trace._encode.Activation", sizeof(Activation), 0, Py_TPFLAGS_DEFAULT, activation_slots,
};
