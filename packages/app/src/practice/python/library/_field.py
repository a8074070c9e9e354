"""Runs a student's program: sends output, input requests and drawing to the page, and returns an error as data."""

import builtins
import io
import json
import linecache
import random
import sys
import time
import traceback

import _steps
import _turtle_stage
import turtle  # imported here so that it is part of the memory snapshot
from pyodide.ffi import can_run_sync, run_sync

FILE = "程序.py"
MAX_TRACE = 8_000

_host = None
# Characters on the page so far, counted as the page counts them.
_shown = 0


def _count(text):
    global _shown
    _shown += len(text) + sum(char > "\uffff" for char in text)


class _Output(io.TextIOBase):
    encoding = "utf-8"

    def __init__(self, stream):
        self._stream = stream

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if text:
            _count(text)
            _host.write(self._stream, text)
        return len(text)


class _Input(io.TextIOBase):
    encoding = "utf-8"

    def readable(self):
        return True

    def readline(self, size=-1):
        line = _line("")
        return "" if line is None else line + "\n"

    def read(self, size=-1):
        return "".join(self)


def _line(prompt):
    """The next line of input, first the prepared ones, then typed ones; None when there is none."""
    line = _host.preparedLine(prompt)
    if line is None and can_run_sync():
        line = run_sync(_host.ask(prompt))
    if not isinstance(line, str):
        return None
    _count(f"{prompt}{line}\n")
    return line


def _input(prompt="", /):
    line = _line(str(prompt))
    if line is None:
        raise EOFError("没有更多输入了")
    return line


def _sleep(seconds, /):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if can_run_sync():
        run_sync(_host.sleep(seconds * 1000))
    else:
        _busy_sleep(seconds)


def _exit(code=None):
    raise SystemExit(code)


_busy_sleep = time.sleep
_recursion = sys.getrecursionlimit()
_builtins = {**vars(builtins), "input": _input, "exit": _exit, "quit": _exit}
_modules = frozenset({*sys.modules, __name__})


def _clean():
    """Removes everything an earlier program has changed."""
    names = vars(builtins)
    names.update(_builtins)
    for name in names.keys() - _builtins.keys():
        del names[name]
    for name in [name for name in sys.modules if name not in _modules]:
        del sys.modules[name]
    sys.setrecursionlimit(_recursion)
    sys.settrace(None)
    sys.stdin, sys.stdout, sys.stderr = _Input(), _Output("out"), _Output("err")
    time.sleep = _sleep
    random.seed()
    _turtle_stage.stage.reset()
    _turtle_stage.stage.send = lambda op: _host.draw(json.dumps(op))


def _own_frames(report):
    """Keeps only the student's frames in a traceback and in those of its causes."""
    while report is not None:
        report.stack = traceback.StackSummary.from_list([frame for frame in report.stack if frame.filename == FILE])
        report = report.__cause__ or report.__context__


def _facts(error):
    report = traceback.TracebackException.from_exception(error, compact=True)
    _own_frames(report)
    line = report.stack[-1].lineno if report.stack else None
    if isinstance(error, SyntaxError) and error.filename == FILE:
        line = error.lineno
    text = "".join(report.format())
    return {
        "type": type(error).__name__,
        "message": str(error.msg if isinstance(error, SyntaxError) else error)[:500],
        "line": line,
        "trace": text if len(text) <= MAX_TRACE else f"{text[: MAX_TRACE // 2]}\n…\n{text[-MAX_TRACE // 2 :]}",
    }


def _emit(step):
    said = json.dumps(step)
    _host.step(said)
    return len(said)


def _execute(source, names, is_traced):
    if is_traced:
        _host.limited(_steps.record(source, FILE, names, _emit, lambda: _shown))
    else:
        exec(compile(source, FILE, "exec"), names)


def run(host, source, is_traced):
    """Runs a program to its end, recording its steps if asked to; returns its error as JSON, or None."""
    global _host, _shown
    _host = host
    _shown = 0
    _clean()
    linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
    try:
        _execute(source, {"__name__": "__main__", "__builtins__": builtins}, is_traced)
    except SystemExit as leaving:
        if leaving.code not in (None, 0):
            _host.write("err", f"{leaving.code}\n")
    except BaseException as error:
        return json.dumps(_facts(error))
    return None
