/* The fast twins of snapshot.Encoder, reach.Reach, tape.Tape and tracer.HotPath: same bytes, same states, in C.
 *
 * Knows nothing that the Python files do not say; read those first. Where they and these parts disagree, these parts are
 * wrong, and tests/trace/test_twins.py says where. Limited API, so one binary serves Python 3.11 and later.
 */
#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>
#include <structmember.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

/* In the order in which a value travels: from bytes to what is known of objects, to texts, to a tape, to the interpreter's
 * events. One translation unit, so that nothing is called that could be inlined. */
#include "encode/bytes.h"      /* bytes that grow, calls of our own Python code */
#include "encode/values.h"     /* values as bytes that are shown whole */
#include "encode/heap.h"       /* what is known of objects; layouts of the interpreter's own */
#include "encode/records.h"    /* plain values, classes, records of objects */
#include "encode/items.h"      /* what an object holds itself, and whether that is another */
#include "encode/dicts.h"      /* dicts, compared where they stand */
#include "encode/contents.h"   /* buffers, names, what only `describe` knows; `refresh` */
#include "encode/versions.h"   /* what objects held, written when they are seen to hold something else */
#include "encode/walk.h"       /* all that is reached, and what may be forgotten */
#include "encode/texts.h"      /* what a text is made from; described values */
#include "encode/cut.h"        /* values of which not all fits */
#include "encode/containers.h"   /* containers that are no builtins */
#include "encode/entries.h"    /* a state's entries: names, values, which objects they are */
#include "encode/tape.h"       /* tape.Tape, and its copy that outlives the process */
#include "encode/frames.h"     /* tracer.Activation: code, frames and their variables */
#include "encode/states.h"     /* tracer.HotPath's states: what a frame shows */
#include "encode/events.h"     /* its events: calls, lines, returns; where nothing can have changed */
#include "encode/hooks.h"      /* how the interpreter tells of them; the class */

/* ---------------------------------------------------------------- module */

static int
intern(void)
{
    struct {
        PyObject **slot;
        const char *text;
    } all[] = {
        {&S.f_locals, "f_locals"}, {&S.f_globals, "f_globals"}, {&S.f_builtins, "f_builtins"}, {&S.text, "text"}, {&S.name, "name"},
        {&S.attributes, "attributes"}, {&S.prefix, "prefix"}, {&S.value, "value"}, {&S.suffix, "suffix"},
        {&S.head, "head"}, {&S.tail, "tail"}, {&S.omitted, "omitted"}, {&S.start, "start"}, {&S.stop, "stop"},
        {&S.step, "step"}, {&S.bit_length, "bit_length"}, {&S.items, "items"}, {&S.reversed, "__reversed__"},
        {&S.empty, ""}, {&S.raise_, "raise_"}, {&S.dunder_name, "__name__"}, {&S.unwind, "unwind"}, {&S.enter_thrown, "enter_thrown"}, {&S.go_on, "go_on"},
        {&S.settle, "settle"}, {&S.info, "info"}, {&S.adopt, "adopt"}, {&S.watch, "watch"}, {&S.f_lasti, "f_lasti"},
        {&S.names_read, "names_read"}, {&S.is_stirring, "is_stirring"}, {&S.may_change, "may_change"}, {&S.asking_methods, "asking_methods"}, {&S.visible, "visible"}, {&S.jumped, "jumped"}, {&S.number, "number"},
        {&S.calm, "calm_in"}, {&S.errors, "_errors"}, {&S.remember, "_remember"}, {&S.form, "form"}, {&S.lasting, "lasting"}, {&S.files, "files"}, {&S.scopes, "scopes"}, {&S.lines_told, "lines_told"}, {&S.lock, "lock"},
        {&S.locked, "locked"},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if ((*all[i].slot = PyUnicode_InternFromString(all[i].text)) == NULL)
            return FAILED;
    return OK;
}

static int
prepare(PyObject *module)
{
    if (intern() < 0 || (dict_clock = PyDict_New()) == NULL)
        return -1;
    if (learn_frames() < 0 || learn_layouts() < 0)
        return -1;
#ifdef HAS_SET_TRACE
    learn_levels();
#endif
    stretch_type = (PyTypeObject *)PyType_FromSpec(&stretch_spec);
    lines_type = (PyTypeObject *)PyType_FromSpec(&lines_spec);
#ifndef _WIN32
    shared_type = (PyTypeObject *)PyType_FromSpec(&shared_spec);
    if (shared_type == NULL)
        return -1;
#endif
    known_type = (PyTypeObject *)PyType_FromSpec(&known_spec);
    activation_type = (PyTypeObject *)PyType_FromSpec(&activation_spec);
    hot_path_type = (PyTypeObject *)PyType_FromSpec(&hot_spec);
    PyObject *tape = PyType_FromSpec(&tape_spec);
    if (stretch_type == NULL || lines_type == NULL || known_type == NULL || activation_type == NULL || hot_path_type == NULL || tape == NULL)
        return -1;
    if (PyModule_AddObjectRef(module, "Tape", tape) < 0
        || PyModule_AddObjectRef(module, "Activation", (PyObject *)activation_type) < 0
        || PyModule_AddObjectRef(module, "HotPath", (PyObject *)hot_path_type) < 0
        || PyModule_AddObjectRef(module, "Lines", (PyObject *)lines_type) < 0)
        return -1;
    Py_DECREF(tape);
    return 0;
}

/* From C, so that no frame of ours lies below those of what is run. The functions are taken out of the list: nothing may keep the
   program's variables alive when it has ended. More arguments are left alone: as an excepthook it gets them. */
static PyObject *
run_between(PyObject *Py_UNUSED(module), PyObject *arguments)
{
    PyObject *given = PyTuple_GetItem(arguments, 0), *steps, *before, *body, *after, *type, *error = NULL, *traceback, *done;
    if (given == NULL || (steps = PyList_AsTuple(given)) == NULL || PyList_SetSlice(given, 0, PyList_Size(given), NULL) < 0)
        return NULL;
    if (!PyArg_ParseTuple(steps, "OOO", &before, &body, &after))
        return Py_DECREF(steps), NULL;
    Py_INCREF(before), Py_INCREF(body), Py_INCREF(after);
    Py_DECREF(steps);
    done = PyObject_CallNoArgs(before);
    Py_DECREF(before);
    if (done == NULL)
        return Py_DECREF(body), Py_DECREF(after), NULL;
    Py_DECREF(done);
    if ((done = PyObject_CallNoArgs(body)) == NULL) {
        PyErr_Fetch(&type, &error, &traceback);
        PyErr_NormalizeException(&type, &error, &traceback);
        if (traceback != NULL)
            PyException_SetTraceback(error, traceback);
        Py_XDECREF(type), Py_XDECREF(traceback);
    }
    Py_XDECREF(done);
    Py_DECREF(body);
    done = PyObject_CallFunctionObjArgs(after, error != NULL ? error : Py_None, NULL);
    Py_DECREF(after);
    Py_XDECREF(error);
    return done;
}

/* Have the garbage collector pass by the nodes of a syntax tree, which holds no cycle, and what they consist of. */
static PyObject *
untrack(PyObject *Py_UNUSED(module), PyObject *nodes)
{
    Py_ssize_t count = PySequence_Size(nodes);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *node = PySequence_GetItem(nodes, i), *fields = node ? PyObject_GenericGetDict(node, NULL) : NULL, *key, *value;
        Py_ssize_t at = 0;
        if (fields == NULL) {
            Py_XDECREF(node);
            return NULL;
        }
        while (PyDict_Next(fields, &at, &key, &value))
            if (Py_TYPE(value) == &PyList_Type)
                PyObject_GC_UnTrack(value);
        PyObject_GC_UnTrack(fields);
        PyObject_GC_UnTrack(node);
        Py_DECREF(fields);
        Py_DECREF(node);
    }
    return count < 0 ? NULL : Py_NewRef(Py_None);
}

#ifndef _WIN32
/* Not in the limited API, but public and the same since 3.8 and 3.11. */
extern int PySys_AddAuditHook(int (*)(const char *, PyObject *, void *), void *);
extern void PyThreadState_EnterTracing(PyThreadState *);
extern void PyThreadState_LeaveTracing(PyThreadState *);

static PyInterpreterState *audited;

/* Of hundreds of thousands of events a function of ours is called for those that announce code. */
static int
on_audit(const char *event, PyObject *arguments, void *function)
{
    if ((strcmp(event, "compile") != 0 && strcmp(event, "exec") != 0) || PyInterpreterState_Get() != audited)
        return 0;
    PyThreadState *thread = PyThreadState_Get();
    PyObject *name = PyUnicode_FromString(event);
    PyThreadState_EnterTracing(thread);   /* our function is no step of the program's */
    PyObject *result = name ? call_python(function, name, arguments, NULL) : NULL;
    PyThreadState_LeaveTracing(thread);
    Py_XDECREF(name);
    Py_XDECREF(result);
    return result == NULL ? -1 : 0;
}

static PyObject *
watch_code(PyObject *Py_UNUSED(module), PyObject *function)
{
    audited = PyInterpreterState_Get();
    return PySys_AddAuditHook(on_audit, Py_NewRef(function)) < 0 ? NULL : Py_NewRef(Py_None);
}

/* A call of which nobody is told: neither who traces this thread, nor who monitors all. */
static PyObject *
untraced(PyObject *Py_UNUSED(module), PyObject *arguments)
{
    PyObject *rest = PyTuple_GetSlice(arguments, 1, PyTuple_Size(arguments)), *result = NULL;
    PyThreadState *thread = PyThreadState_Get();
    if (rest == NULL || PyTuple_Size(arguments) == 0) {
        Py_XDECREF(rest);
        return PyErr_Occurred() ? NULL : PyErr_Format(PyExc_TypeError, "a function is needed");
    }
    PyThreadState_EnterTracing(thread);
    result = PyObject_CallObject(PyTuple_GetItem(arguments, 0), rest);
    PyThreadState_LeaveTracing(thread);
    Py_DECREF(rest);
    return result;
}
#endif

static PyMethodDef functions[] = {
#ifndef _WIN32
    {"untraced", untraced, METH_VARARGS, "Call a function of which nobody is told who traces or monitors."},
    {"watch_code", watch_code, METH_O, "Call a function when code is compiled or executed, for ever: sys.addaudithook."},
#endif
    {"untrack", untrack, METH_O, "Have the garbage collector pass by the nodes of a syntax tree."},
    {"columns", columns, METH_O, "Rows of numbers, column after column, by what differs."},
    {"table", read_table, METH_VARARGS, "What `columns` made of rows, as numbers column after column."},
#ifndef _WIN32
    {"share_file", share_file, METH_VARARGS, "A part of a file as memory that stays when the process ends."},
#endif
    {"run_between", run_between, METH_VARARGS, "Of a list, which is emptied, call before(), body(), and after(error or None)."},
    {NULL, NULL, 0, NULL},
};
static PyModuleDef_Slot slots[] = {{Py_mod_exec, prepare}, {0, NULL}};
static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "ndb.trace._encode", "The fast twins of snapshot, reach, tape and tracer.", 0, functions, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__encode(void)
{
    return PyModuleDef_Init(&definition);
}
