"""Records a program's steps: line, variables of all frames, and the values they name, for the page to draw."""

import sys
import types

MAX_STEPS = 1_000
MAX_ITEMS = 100
MAX_TEXT = 200
MAX_DIGITS = 40
MAX_OBJECTS = 200
MAX_NEST = 20
MAX_VARIABLES = 60
MAX_CHARS = 4_000_000
TOP_FRAMES = 3
LAST_FRAMES = 10

_HIDDEN = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)
_INNER = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
# Functions have it, bodies of classes do not.
_OPTIMIZED = 1


class Enough(BaseException):
    """Ends a program at the limit. Not an Exception, so that most programs do not catch it."""


def _cut(text):
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"


def _number(value):
    if isinstance(value, int) and value.bit_length() > 4 * MAX_DIGITS:
        return f"很大的整数（约 {int(value.bit_length() * 0.30103) + 1} 位）"
    return repr(value)


class Recorder:
    """Gathers steps. `emit` gets each as a list; `shown` tells how many characters the program has printed."""

    def __init__(self, file, emit, shown):
        self._file = file
        self._emit = emit
        self._shown = shown
        self._count = 0
        self._chars = 0
        self._numbers = {}
        # Keeps every object alive that has a number, so that no other gets the same.
        self._kept = []
        self._failed = None
        self._leaving = set()
        self._nest = 0

    def _follows(self, code):
        is_own = code.co_filename == self._file and code.co_name not in _INNER
        return is_own and (code.co_name == "<module>" or bool(code.co_flags & _OPTIMIZED))

    def trace(self, frame, event, arg):
        """For sys.settrace: follows only the program's own frames."""
        if not self._follows(frame.f_code):
            return None
        if event == "call" and frame.f_code.co_name == "<module>":
            return self.trace
        if event == "exception":
            self._exception(frame, arg)
        elif event == "return":
            if frame.f_code.co_name != "<module>" and id(frame) not in self._leaving:
                self._step("return", frame, arg)
            self._leaving.discard(id(frame))
        else:
            self._leaving.discard(id(frame))
            self._step(event, frame)
        return self.trace

    def end(self, names):
        """The state after the last line."""
        if self._count < MAX_STEPS:
            self._add(["end", None, [["<module>", None, names]], None])

    def _exception(self, frame, arg):
        kind, error, _ = arg
        if kind in (StopIteration, GeneratorExit, Enough):
            return
        self._leaving.add(id(frame))
        if error is self._failed:
            return
        self._failed = error
        self._step("error", frame, error)

    def _step(self, event, frame, arg=None):
        frames = []
        at = frame
        while at is not None:
            if self._follows(at.f_code):
                frames.append([at.f_code.co_name, at.f_lineno, at.f_locals])
            at = at.f_back
        frames.reverse()
        self._add([event, frame.f_lineno, frames, arg])
        if self._count >= MAX_STEPS or self._chars > MAX_CHARS:
            raise Enough

    def _add(self, step):
        event, line, frames, arg = step
        objects = {}
        depth = len(frames)
        if depth > TOP_FRAMES + LAST_FRAMES:
            frames = frames[:TOP_FRAMES] + frames[-LAST_FRAMES:]
        drawn = []
        for name, at, names in frames:
            drawn.append([name, at, self._variables(names, objects)])
        if event == "return":
            arg = self._value(arg, objects)
        elif event == "error":
            arg = _cut(f"{type(arg).__name__}: {self._words(arg)}")
        said = [event, line, self._shown(), depth, drawn, list(objects.values()), arg]
        self._count += 1
        self._chars += self._emit(said)

    @staticmethod
    def _words(error):
        try:
            return str(error)
        except BaseException:
            return ""

    def _variables(self, names, objects):
        shown = []
        for name, value in list(names.items()):
            if name.startswith(("__", ".")) or isinstance(value, _HIDDEN):
                continue
            if len(shown) == MAX_VARIABLES:
                break
            shown.append([name, self._value(value, objects)])
        return shown

    def _value(self, value, objects):
        """A text for a simple value; a number in a list for one that is drawn as a box."""
        kind = type(value)
        if value is None or kind is bool:
            return str(value)
        if kind is int or kind is float or kind is complex:
            return _number(value)
        if kind is str or kind is bytes:
            return repr(value) if len(value) <= MAX_TEXT else repr(value[:MAX_TEXT])[:-1] + "…"
        if kind is range:
            return _cut(repr(value))
        if isinstance(value, _HIDDEN):
            return f"<{getattr(value, '__name__', kind.__name__)}>"
        key = id(value)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._numbers) + 1
            self._kept.append(value)
        # Nesting is limited, since this runs on the program's own stack.
        if number not in objects and len(objects) < MAX_OBJECTS and self._nest < MAX_NEST:
            objects[number] = None
            self._nest += 1
            objects[number] = [number, *self._contents(value, objects)]
            self._nest -= 1
        return [number]

    def _contents(self, value, objects):
        """Kind, whole size, and the first items, without running the program's own methods."""
        if isinstance(value, list):
            return "list", list.__len__(value), self._items(list.__iter__(value), objects)
        if isinstance(value, tuple):
            return "tuple", tuple.__len__(value), self._items(tuple.__iter__(value), objects)
        if isinstance(value, (set, frozenset)):
            return "set", len(value), self._items(iter(value), objects)
        if isinstance(value, dict):
            return "dict", dict.__len__(value), self._pairs(dict.items(value), objects)
        try:
            names = object.__getattribute__(value, "__dict__")
        except BaseException:
            names = None
        if type(names) is not dict:
            names = {}
        return f"object {type(value).__name__}", len(names), self._pairs(names.items(), objects)

    def _items(self, items, objects):
        first = []
        for item in items:
            if len(first) == MAX_ITEMS:
                break
            first.append(self._value(item, objects))
        return first

    def _pairs(self, pairs, objects):
        first = []
        for key, value in pairs:
            if len(first) == MAX_ITEMS:
                break
            first.append([self._value(key, objects), self._value(value, objects)])
        return first

    @property
    def is_full(self):
        return self._count >= MAX_STEPS or self._chars > MAX_CHARS


def record(source, file, names, emit, shown):
    """Runs a program and records it. Returns whether it was ended at the limit; errors of the program are raised."""
    recorder = Recorder(file, emit, shown)
    code = compile(source, file, "exec")
    sys.settrace(recorder.trace)
    try:
        exec(code, names)
    except Enough:
        return True
    finally:
        sys.settrace(None)
    recorder.end(names)
    return recorder.is_full
