"""A turtle: computes its position and sends every change to the page as a short list.

The lists are parsed by packages/api/src/practice/python/turtleOps.ts.
"""

import math

from _turtle_stage import LATER, SPEEDS, TurtleGraphicsError, Vec2D, color_from, color_in_mode, emit, number, pair
from _turtle_stage import shape_of, stage


class Turtle:
    """A pen on the canvas."""

    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        if len(stage.turtles) >= 500:
            raise TurtleGraphicsError("海龟太多了，最多 500 只")
        self._id = len(stage.turtles)
        stage.turtles.append(self)
        self._start()
        emit("new", self._id)
        if shape != "classic" or not visible:
            self._shape, self._visible = shape_of(shape), bool(visible)
            self._tell_look()

    def __getattr__(self, name):
        if name in LATER:
            raise NotImplementedError(f"网页版暂不支持 {name}")
        raise AttributeError(f"'Turtle' object has no attribute '{name}'")

    def _start(self):
        self._x = self._y = self._heading = 0.0
        self._down, self._width, self._ink, self._filler = True, 1, "black", "black"
        self._visible, self._shape, self._speed, self._is_filling = True, "classic", 3, False
        self._past = []

    def _remember(self):
        state = (self._x, self._y, self._heading, self._down, self._width, self._ink, self._filler, self._is_filling)
        self._past.append(state)
        del self._past[:-1000]
        emit("mark", self._id)

    def _go(self, x, y):
        self._x, self._y = x, y
        emit("go", self._id, x, y)

    def _turn(self, heading):
        self._heading = heading % 360
        emit("turn", self._id, self._heading)

    def _tell_pen(self):
        emit("pen", self._id, self._down, self._width, self._ink, self._filler)

    def _tell_look(self):
        emit("look", self._id, self._visible, self._shape)

    def clone(self):
        other = Turtle(self._shape, visible=self._visible)
        emit("speed", other._id, 0)
        emit("pen", other._id, False, self._width, self._ink, self._filler)
        other._go(self._x, self._y)
        other._turn(self._heading)
        other._down, other._width, other._ink, other._filler = self._down, self._width, self._ink, self._filler
        other._tell_pen()
        other._speed = self._speed
        emit("speed", other._id, other._speed)
        return other

    def forward(self, distance):
        self._remember()
        angle = math.radians(self._heading)
        distance = number(distance, "距离")
        self._go(self._x + distance * math.cos(angle), self._y + distance * math.sin(angle))

    def backward(self, distance):
        self.forward(-number(distance, "距离"))

    def left(self, angle):
        self._remember()
        self._turn(self._heading + number(angle, "角度"))

    def right(self, angle):
        self.left(-number(angle, "角度"))

    def goto(self, x, y=None):
        self._remember()
        self._go(*pair(x, y))

    def setx(self, x):
        self.goto(x, self._y)

    def sety(self, y):
        self.goto(self._x, y)

    def setheading(self, to_angle):
        self._remember()
        self._turn(number(to_angle, "角度"))

    def home(self):
        self._remember()
        self._go(0.0, 0.0)
        self._turn(0.0)

    def circle(self, radius, extent=None, steps=None):
        self._remember()
        radius = number(radius, "半径")
        extent = 360 if extent is None else number(extent, "角度")
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * abs(extent) / 360)
        steps = max(1, min(10_000, int(steps)))
        turn = extent / steps
        side = 2.0 * radius * math.sin(math.radians(turn / 2))
        if radius < 0:
            side, turn = -side, -turn
        start = self._heading
        for step in range(steps):
            angle = math.radians(start + turn * (step + 0.5))
            self._go(self._x + side * math.cos(angle), self._y + side * math.sin(angle))
        self._turn(start + turn * steps)

    def dot(self, size=None, *color):
        self._remember()
        if size is not None and not isinstance(size, (int, float)):
            size, color = None, (size, *color)
        size = max(self._width + 4, self._width * 2) if size is None else max(1, number(size, "大小"))
        emit("dot", self._id, size, color_from(color) if color else self._ink)

    def stamp(self):
        self._remember()
        emit("stamp", self._id)
        return len(self._past)

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        self._remember()
        if align not in ("left", "center", "right"):
            raise TurtleGraphicsError(f"align 只能是 left、center、right，现在是 {align!r}")
        name, size, style = (*font, *("Arial", 8, "normal")[len(font) :])
        emit("write", self._id, str(arg)[:1000], align, str(name), max(1, min(400, int(size))), str(style))
        if move:
            self._go(self._x + len(str(arg)) * int(size) * 0.6, self._y)

    def penup(self):
        self._remember()
        self._down = False
        self._tell_pen()

    def pendown(self):
        self._remember()
        self._down = True
        self._tell_pen()

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._remember()
        self._width = max(0.1, number(width, "粗细"))
        self._tell_pen()

    def pencolor(self, *args):
        if not args:
            return color_in_mode(self._ink)
        self._remember()
        self._ink = color_from(args)
        self._tell_pen()

    def fillcolor(self, *args):
        if not args:
            return color_in_mode(self._filler)
        self._remember()
        self._filler = color_from(args)
        self._tell_pen()

    def color(self, *args):
        if not args:
            return color_in_mode(self._ink), color_in_mode(self._filler)
        self._remember()
        ink, filler = (args[0], args[1]) if len(args) == 2 else (args, args)
        self._ink, self._filler = color_from(ink), color_from(filler)
        self._tell_pen()

    def begin_fill(self):
        self._remember()
        self._is_filling = True
        emit("fill", self._id)

    def end_fill(self):
        if not self._is_filling:
            return
        self._remember()
        self._is_filling = False
        emit("filled", self._id)

    def filling(self):
        return self._is_filling

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        speed = SPEEDS.get(speed, speed)
        speed = round(number(speed, "速度"))
        self._speed = speed if 0 < speed <= 10 else 0
        emit("speed", self._id, self._speed)

    def hideturtle(self):
        self._visible = False
        self._tell_look()

    def showturtle(self):
        self._visible = True
        self._tell_look()

    def isvisible(self):
        return self._visible

    def shape(self, name=None):
        if name is None:
            return self._shape
        self._shape = shape_of(name)
        self._tell_look()

    def clear(self):
        self._past.clear()
        self._is_filling = False
        emit("clear", self._id)

    def reset(self):
        self._start()
        emit("reset", self._id)

    def undo(self):
        if not self._past:
            return
        last = self._past.pop()
        self._x, self._y, self._heading, self._down, self._width, self._ink, self._filler, self._is_filling = last
        emit("undo", self._id)

    def position(self):
        return Vec2D(self._x, self._y)

    def xcor(self):
        return self._x

    def ycor(self):
        return self._y

    def heading(self):
        return self._heading

    def _other(self, x, y):
        return x.position() if isinstance(x, Turtle) else pair(x, y)

    def distance(self, x, y=None):
        x, y = self._other(x, y)
        return math.hypot(x - self._x, y - self._y)

    def towards(self, x, y=None):
        x, y = self._other(x, y)
        return round(math.degrees(math.atan2(y - self._y, x - self._x)), 10) % 360

    fd, bk, back, lt, rt = forward, backward, backward, left, right
    setpos = setposition = goto
    seth, pu, up, pd, down, width = setheading, penup, penup, pendown, pendown, pensize
    ht, st, pos = hideturtle, showturtle, position
