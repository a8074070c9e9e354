"""Turtle graphics of the playground: the interface of CPython's module, drawn by the page."""

from _turtle_pen import Turtle
from _turtle_stage import TurtleGraphicsError, Vec2D
from _turtle_stage import color_from as _color_from
from _turtle_stage import color_in_mode as _color_in_mode
from _turtle_stage import emit as _emit
from _turtle_stage import number as _number
from _turtle_stage import refuse as _refuse
from _turtle_stage import stage as _stage

Pen = Turtle


class _Screen:
    """The canvas, of which there is only one."""

    def __getattr__(self, name):
        return _refuse(name)

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        width, height = _number(width, "宽"), _number(height, "高")
        _emit("setup", width * 1280 if 0 < width <= 1 else width, height * 800 if 0 < height <= 1 else height)

    def bgcolor(self, *args):
        if not args:
            return _color_in_mode(_stage.background)
        _stage.background = _color_from(args)
        _emit("bg", _stage.background)

    def title(self, titlestring):
        _emit("title", str(titlestring)[:100])

    def colormode(self, cmode=None):
        if cmode is None:
            return _stage.colormode
        if cmode not in (1, 255):
            raise TurtleGraphicsError("colormode 只能是 1 或 255")
        _stage.colormode = 1.0 if cmode == 1 else 255

    def tracer(self, n=None, delay=None):
        if n is None:
            return _stage.tracer
        _stage.tracer = int(n)
        _emit("tracer", _stage.tracer)

    def update(self):
        _emit("update")

    def clear(self):
        for one in _stage.turtles:
            one.clear()
        self.bgcolor("white")

    def reset(self):
        for one in _stage.turtles:
            one.reset()

    def mainloop(self):
        self.update()

    done = exitonclick = mainloop


_screen = _Screen()

def Screen():
    return _screen


def _first():
    if _stage.first is None:
        _stage.first = Turtle()
    return _stage.first


def _of_first(name):
    method = getattr(Turtle, name)

    def function(*args, **kwargs):
        return method(_first(), *args, **kwargs)

    function.__name__ = function.__qualname__ = name
    return function


_METHODS = [name for name in vars(Turtle) if not name.startswith("_")]
_SCREEN_METHODS = ["setup", "bgcolor", "title", "colormode", "tracer", "update", "mainloop", "done", "exitonclick"]
globals().update({name: _of_first(name) for name in _METHODS})
globals().update({name: getattr(_screen, name) for name in _SCREEN_METHODS})


def __getattr__(name):
    return _refuse(name)


__all__ = [*_METHODS, *_SCREEN_METHODS, "Turtle", "Pen", "Screen", "Vec2D", "TurtleGraphicsError"]
