"""State shared by the turtles of a program, and validation of their arguments."""

import math

from _turtle_colors import color_of

SHAPES = ("classic", "arrow", "turtle", "circle", "square", "triangle", "blank")
SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}
LATER = frozenset(
    "onkey onkeypress onkeyrelease onclick onscreenclick onrelease ondrag ontimer listen textinput numinput bgpic "
    "register_shape addshape getshapes mode screensize setworldcoordinates shapesize turtlesize shearfactor tilt "
    "tiltangle settiltangle shapetransform get_shapepoly resizemode begin_poly end_poly get_poly getturtle getpen "
    "getscreen setundobuffer undobufferentries window_height window_width delay getcanvas clearstamp clearstamps "
    "teleport turtles resetscreen clearscreen no_animation degrees radians pen bye Shape RawTurtle".split()
)


class TurtleGraphicsError(Exception):
    """Raised for invalid arguments, as by CPython's module."""


class Vec2D(tuple):
    """A position with the arithmetic and text form of CPython's module."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    __rmul__ = __mul__

    def __abs__(self):
        return math.hypot(*self)

    def __repr__(self):
        return f"({self[0]:.2f},{self[1]:.2f})"


class Stage:
    """State shared by all turtles."""

    def __init__(self):
        self.send = None
        self.reset()

    def reset(self):
        self.colormode = 1.0
        self.tracer = 1
        self.background = "white"
        self.turtles = []
        self.first = None
        self.steps_left = 200_000


stage = Stage()


def emit(*op):
    stage.steps_left -= 1
    if stage.steps_left < 0:
        raise TurtleGraphicsError("画的步数超过 20 万，不再画了")
    stage.send(op)


def number(value, name):
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"{name} 要是一个数，现在是 {value!r}")
    if not math.isfinite(value):
        raise ValueError(f"{name} 太大了")
    return value


def pair(x, y):
    if y is None:
        x, y = x
    return number(x, "x"), number(y, "y")


def color_from(args):
    return color_of(args, stage.colormode, TurtleGraphicsError)


def color_in_mode(color):
    """A color as CPython returns it: names unchanged, others as three numbers in the current color mode."""
    if not color.startswith("#"):
        return color
    digits = color[1:] if len(color) == 7 else "".join(2 * digit for digit in color[1:])
    return tuple(int(digits[at : at + 2], 16) * stage.colormode / 255 for at in (0, 2, 4))


def refuse(name):
    if name in LATER:
        raise NotImplementedError(f"网页版暂不支持 {name}")
    raise AttributeError(f"module 'turtle' has no attribute '{name}'")


def shape_of(name):
    if name not in SHAPES:
        raise TurtleGraphicsError(f"没有这种形状：{name!r}，可以用 {'、'.join(SHAPES)}")
    return name
