"""
Steps through a C++ program inside gdb and writes each step as a line of JSON: line, variables of all functions at work,
and what they lead to. The last line says why it ended. Runs in the sandbox's folder of the job, without /proc.

A breakpoint stops at every line of the learner's file, so code of the library runs at full speed. The functions at work
are followed by their frames' places on the stack: unwinding it at every step would take longer than the step.
"""

import json
import os
import re
import signal
import sys
import time

import gdb

sys.dont_write_bytecode = True
sys.path.insert(0, os.getcwd())

from layouts import Drawing, Layouts  # noqa: E402

# `limits` is set by the judge before this script.
MAX_STEPS = limits["steps"]  # noqa: F821
RUNS_ON = limits["runsOn"]  # noqa: F821
MOST_S = limits["seconds"]  # noqa: F821
MAX_BYTES = 700_000
MAX_STOPS = 20_000
MAX_VARIABLES = 60
MOST_ITEMS = 1 << 28
TOP_FRAMES = 3
LAST_FRAMES = 10
SOURCE = "main.cpp"
# A line that only closes a function.
_CLOSING = re.compile(r"[\s});,]*}[\s});,]*(//.*)?")


# Not standard output, where gdb writes too.
STEPS = os.open("steps", os.O_WRONLY | os.O_APPEND)


def _emit(value):
    data = (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode("utf-8", "replace")
    os.write(STEPS, data)
    return len(data)


def _returns_in(start, end):
    """Where a function goes back to its caller: the library may call another from the same place, or from a deeper one."""
    code = gdb.selected_inferior().architecture().disassemble(start, end - 1)
    return [one["addr"] for one in code if re.match(r"(repz )?ret", one["asm"])]


def _name_of(function):
    name = function.print_name
    if name.startswith("operator()"):
        return "lambda"
    return name if "operator(" in name else name.split("(")[0]


class Variable:
    def __init__(self, name, line, layout, offset, is_fixed):
        self.name = name
        self.line = line
        # Where it is given its first value: there it still has that of an earlier round.
        self.begin = None
        self.layout = layout
        # From the frame's base, or an address.
        self.offset = offset
        self.is_fixed = is_fixed


class Frame:
    """A function at work. Its base is known when its first line is reached."""

    def __init__(self, name, begin, is_long, closing):
        self.name = name
        self.begin = begin
        # It has more than one line.
        self.is_long = is_long
        # Its last line if that has only brackets.
        self.closing = closing
        self.base = None
        self.pc = 0
        self.line = None
        self.seen = set()


class Recorder:
    def __init__(self):
        self._layouts = Layouts()
        self._numbers = {}
        self._lines = {}
        self._entries = {}
        self._returns = set()
        self._known = {}
        self._firsts = {}
        self._globals = []
        self._breakpoints = []
        self._stack = []
        self._stop = None
        self._count = 0
        self._bytes = 0
        # Boxes as they were last written: one that has not changed is written as its number.
        self._sent = {}
        self._last = None
        # A step at the end of a function. The compiler puts what it clears up on the way there too, so the step counts
        # only if the function then ends.
        self._held = None
        self._output = os.open("output", os.O_RDONLY)
        gdb.events.stop.connect(self._stopped)
        gdb.events.exited.connect(self._stopped)

    def _stopped(self, event):
        self._stop = event

    def prepare(self):
        """After the program was started: breakpoints at its lines, and its global variables."""
        main = gdb.lookup_global_symbol("main")
        if main is None or main.symtab is None:
            return False
        tables = {os.path.basename(main.symtab.filename): main.symtab}
        for symbol in [main.symtab.static_block(), main.symtab.global_block()]:
            for one in symbol:
                if os.path.basename(one.symtab.filename) == SOURCE:
                    tables[SOURCE] = one.symtab
        table = tables.get(SOURCE)
        if table is None:
            return False
        with open(SOURCE, encoding="utf-8", errors="replace") as file:
            source = file.read().split("\n")
        functions = {}
        for entry in table.linetable():
            block = gdb.block_for_pc(entry.pc)
            while block is not None and block.function is None:
                block = block.superblock
            if block is None or entry.line <= 0 or block.function.name.startswith(("_GLOBAL__", "__")):
                continue
            # Constructors and destructors that nobody wrote lie at the line of their class.
            at = block.function.line
            if at > 0 and "(" not in "".join(source[at - 1 : at + 1]):
                continue
            functions.setdefault((block.start, block.end, _name_of(block.function)), []).append((entry.pc, entry.line))
        for (start, end, name), rows in functions.items():
            rows.sort()
            begin = next((line for pc, line in rows if pc == start), rows[0][1])
            last = max(line for _, line in rows)
            lines = [(pc, line) for pc, line in rows if pc != start]
            # The compiler may prepare a function at the line of its end.
            while len(lines) > 1 and lines[0][1] == last and lines[1][1] < last:
                lines.pop(0)
            closing = last if last <= len(source) and _CLOSING.fullmatch(source[last - 1]) else None
            self._entries[start] = (name, begin, last > begin, closing)
            self._lines.update(lines)
            self._returns.update(_returns_in(start, end))
        places = {*self._lines, *self._entries, *self._returns}
        self._breakpoints = [gdb.Breakpoint(f"*{pc}", internal=True) for pc in places]
        for block in [table.global_block(), table.static_block()]:
            for symbol in block:
                if symbol.is_variable and os.path.basename(symbol.symtab.filename) == SOURCE and symbol.name[0] != "_":
                    self._globals.append(self._variable(symbol, None, 0))
        self._globals = sorted((one for one in self._globals if one is not None), key=lambda one: one.line)
        return True

    def _variable(self, symbol, frame, base):
        try:
            value = symbol.value(frame) if symbol.needs_frame else symbol.value()
            if value.is_optimized_out or value.address is None:
                return None
            layout = self._layouts.of(value.dynamic_type if value.type.code == gdb.TYPE_CODE_ARRAY else symbol.type)
            if getattr(layout, "count", 0) > MOST_ITEMS:
                # An array whose size is a variable, before it has one.
                return None
            address = int(value.address)
            if symbol.type.strip_typedefs().code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
                # The address of a reference is a pointer to its target, at the place of the reference.
                address = int(value.address.address)
            return Variable(symbol.name, symbol.line, layout, address - base, not symbol.needs_frame)
        except (gdb.error, RuntimeError, ValueError, TypeError, NotImplementedError):
            return None

    def _variables_at(self, pc, frame, base):
        """Variables whose blocks have this address, the inner first."""
        known = self._known.get(pc)
        if known is not None:
            return known
        known, names = [], set()
        block = gdb.block_for_pc(pc)
        while block is not None:
            inner = []
            for symbol in block:
                if (symbol.is_variable or symbol.is_argument) and symbol.name not in names and not symbol.name.startswith("__"):
                    names.add(symbol.name)
                    found = self._variable(symbol, frame, base)
                    if found is not None:
                        found.line = 0 if symbol.is_argument else found.line
                        found.begin = self._first(block, found.line)
                        inner.append(found)
            known = sorted(inner, key=lambda one: one.line) + known
            if block.function is not None:
                break
            block = block.superblock
        self._known[pc] = known
        return known

    def _first(self, block, line):
        """The first place of a line in a block."""
        key = (block.start, line)
        if key not in self._firsts:
            places = (pc for pc, at in self._lines.items() if at == line and block.start <= pc < block.end)
            self._firsts[key] = min(places, default=None)
        return self._firsts[key]

    def run(self):
        """Why the recording ended."""
        started = time.monotonic()
        before = None
        for _ in range(MAX_STOPS):
            self._stop = None
            try:
                gdb.execute("continue", to_string=True)
            except gdb.error:
                pass
            stop = self._stop
            if stop is None or isinstance(stop, gdb.ExitedEvent):
                return self._ended(getattr(stop, "exit_code", None))
            if isinstance(stop, gdb.SignalEvent):
                return self._failed(stop.stop_signal)
            frame = gdb.newest_frame()
            pc = frame.pc()
            entry = self._entries.get(pc)
            if entry is not None:
                self._enter(entry, int(frame.read_register("sp")))
                continue
            line = self._lines.get(pc)
            if line is None:
                if pc in self._returns:
                    self._leave(int(frame.read_register("sp")))
                continue
            self._held = None
            base = int(frame.read_register("fp"))
            top, is_new = self._top(base, frame)
            is_same = before == (line, base) and pc > top.pc and not is_new
            is_closing = line == top.closing and not is_new
            if not is_closing:
                before = (line, base)
            if top.line is not None:
                top.seen.add(top.line)
            top.pc = pc
            top.line = line
            self._variables_at(pc, frame, base)
            is_call = is_new and len(self._stack) > 1
            if is_call:
                self._step("call", top.begin)
            # At its own line a function has just begun: the step before has said so, or there is nothing to say yet.
            is_begin = is_new and line == top.begin and (is_call or top.is_long)
            if is_closing:
                self._held = self._moment("line", line)
            elif not is_same and not is_begin and not self._is_full():
                self._step("line", line)
            if pc in self._returns:
                self._leave(int(frame.read_register("sp")))
            if self._is_full():
                return "steps" if self._count >= MAX_STEPS else "size"
            if time.monotonic() - started > MOST_S:
                return "time"
        return "time"

    def run_on(self):
        """For tests: without steps, to the end or to the time limit; signals are passed on."""
        for one in self._breakpoints:
            one.delete()
        while gdb.selected_inferior().pid != 0:
            gdb.execute("continue", to_string=True)

    def _is_full(self):
        return self._count >= MAX_STEPS or self._bytes > MAX_BYTES

    def _enter(self, entry, stack_pointer):
        self._leave(stack_pointer)
        self._stack.append(Frame(*entry))

    def _leave(self, stack_pointer):
        """Forgets the functions below this place of the stack, which have ended."""
        self._let_go()
        while self._stack and (self._stack[-1].base is None or self._stack[-1].base < stack_pointer):
            self._stack.pop()

    def _let_go(self):
        held, self._held = self._held, None
        if held is not None and not self._is_full():
            self._last = held[3:6]
            self._add(held)

    def _top(self, base, frame):
        if self._stack and self._stack[-1].base is None:
            self._stack[-1].base = base
            return self._stack[-1], True
        while len(self._stack) > 1 and self._stack[-1].base < base:
            self._stack.pop()
        if not self._stack:
            self._stack.append(Frame(frame.name() or "?", 0, True))
            self._stack[-1].base = base
        return self._stack[-1], False

    def _drawn(self, variables, base, line, seen, pc, drawing):
        shown = []
        for one in variables:
            if one.line > line or one.line == line and (line not in seen or pc == one.begin):
                continue
            if len(shown) == MAX_VARIABLES:
                break
            try:
                shown.append([one.name, one.layout.value(one.offset if one.is_fixed else base + one.offset, drawing)])
            except (gdb.error, OverflowError, ValueError):
                shown.append([one.name, "?"])
        return shown

    def _state(self):
        stack = self._stack
        places = [(one.name, one.offset, one.layout) for one in self._globals]
        for frame in stack[-LAST_FRAMES:]:
            for one in self._known.get(frame.pc, []):
                places.append((one.name, one.offset if one.is_fixed else frame.base + one.offset, one.layout))
        drawing = Drawing(self._numbers, places[::-1])
        frames = []
        if self._globals:
            frames.append(["<module>", None, self._drawn(self._globals, 0, 1 << 30, (), 0, drawing)])
        kept = stack
        room = TOP_FRAMES + LAST_FRAMES - len(frames)
        if len(stack) > room:
            top = TOP_FRAMES - len(frames)
            kept = stack[:top] + stack[-LAST_FRAMES:]
        for frame in kept:
            known = self._known.get(frame.pc, [])
            drawn = self._drawn(known, frame.base, frame.line or 0, frame.seen, frame.pc, drawing)
            frames.append([frame.name, frame.line, drawn])
        return len(stack) + (1 if self._globals else 0), frames, list(drawing.boxes.values())

    def _moment(self, event, line, said=None):
        return [event, line, os.fstat(self._output).st_size, *self._state(), said]

    def _step(self, event, line, said=None):
        step = self._moment(event, line, said)
        self._last = step[3:6]
        self._add(step)

    def _add(self, step):
        boxes = []
        for box in step[5]:
            if self._sent.get(box[0]) == box:
                boxes.append([box[0]])
            else:
                self._sent[box[0]] = box
                boxes.append(box)
        self._count += 1
        self._bytes += _emit([*step[:5], boxes, step[6]])

    def _failed(self, name):
        self._let_go()
        if name == "SIGXFSZ":
            return "output"
        if name == "SIGXCPU":
            return "time"
        top = self._stack[-1] if self._stack else None
        if top is not None and top.base is None:
            self._stack.pop()
        line = next((frame.line for frame in reversed(self._stack) if frame.line is not None), None)
        self._step("error", line, name)
        return "error"

    def _ended(self, code):
        self._let_go()
        _, frames, boxes = self._last or (0, [], [])
        # Of the functions the first is main; a destructor of a global variable has ended too.
        kept = frames[: 2 if self._globals else 1]
        said = None if not code else f"exit {code}"
        self._add(["end", None, os.fstat(self._output).st_size, len(kept), kept, boxes, said])
        return "done"


def main():
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, MOST_S + 1.5)
    gdb.execute("exec-file confine", to_string=True)
    gdb.execute("catch exec", to_string=True)
    gdb.execute("run", to_string=True)
    gdb.execute("symbol-file program", to_string=True)
    gdb.execute("handle SIGALRM SIGUSR1 SIGUSR2 SIGCHLD SIGPIPE SIGVTALRM SIGPROF nostop noprint pass", to_string=True)
    recorder = Recorder()
    if recorder.prepare():
        _emit(["begin"])
        _emit(["over", recorder.run()])
    if RUNS_ON:
        recorder.run_on()


main()
