"""Which layout a type of C++ has, and the boxes of a step. Runs inside gdb."""

import re

import gdb
from values import (
    BitField,
    BitSet,
    Bits,
    Deque,
    Keyed,
    Linked,
    Opaque,
    Pointer,
    Record,
    Row,
    Scalar,
    Text,
    Vector,
)

_INTS = (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_CHAR, gdb.TYPE_CODE_BOOL, gdb.TYPE_CODE_ENUM)
MAX_BOXES = 200
MAX_VALUES = 1_500
MAX_NEST = 20
A_FUNCTION = "（一个函数）"
_UNSAID = ("allocator<", "less<", "greater<", "hash<", "equal_to<")


def _short(name):
    """The name of a type as a beginner writes it: without namespaces and without what the library fills in."""
    name = re.sub(r"std::__cxx11::|std::|__gnu_cxx::", "", name)
    name = re.sub(r"basic_string<char, char_traits<char>, allocator<char> ?>", "string", name)
    at = name.find(", ")
    while at != -1:
        if name.startswith(_UNSAID, at + 2):
            depth, end = 0, at + 2
            while end < len(name) and (depth > 0 or name[end] not in ",>"):
                depth += {"<": 1, ">": -1}.get(name[end], 0)
                end += 1
            name = name[:at] + name[end:]
            at = name.find(", ", at)
        else:
            at = name.find(", ", at + 2)
    return re.sub(r" +>", ">", name).strip()[:80]


class Layouts:
    """Layouts of types, each made once."""

    def __init__(self):
        self._known = {}

    def of(self, kind):
        kind = kind.unqualified().strip_typedefs().unqualified()
        key = (str(kind), kind.sizeof)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._made(kind)
        return found

    def _later(self, kind):
        """Only when it is needed: a node names its own type."""
        return lambda: self.of(kind)

    def _made(self, kind):
        code, size = kind.code, kind.sizeof
        if code in _INTS:
            names = {field.enumval: field.name.split("::")[-1] for field in kind.fields()} if code == gdb.TYPE_CODE_ENUM else None
            name = str(kind)
            if code == gdb.TYPE_CODE_BOOL:
                return Scalar("b", size)
            if size == 1 and name == "char":
                return Scalar("c", size)
            return Scalar("u" if "unsigned" in name else "i", size, names)
        if code == gdb.TYPE_CODE_FLT:
            return Scalar("f", size)
        if code in (gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
            target = kind.target().unqualified().strip_typedefs()
            if target.code in (gdb.TYPE_CODE_VOID, gdb.TYPE_CODE_FUNC, gdb.TYPE_CODE_METHOD):
                return Pointer(lambda: None, False) if target.code == gdb.TYPE_CODE_VOID else Opaque(size, A_FUNCTION)
            return Pointer(self._later(target), code != gdb.TYPE_CODE_PTR)
        if code == gdb.TYPE_CODE_ARRAY:
            item = kind.target()
            if item.unqualified().strip_typedefs().sizeof == 0:
                return Opaque(size, "空的")
            low, high = kind.range()
            layout = self.of(item)
            if isinstance(layout, Scalar) and layout.kind == "c":
                return Text(size, True)
            return Row(size, self._later(item), max(0, high - low + 1), f"数组 {_short(str(kind))}")
        if code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION):
            return self._record(kind)
        return Opaque(size, f"<{_short(str(kind))}>")

    def _record(self, kind):
        name = kind.name or ""
        size = kind.sizeof
        title = _short(name)
        plain = name.split("<")[0].replace("__cxx11::", "")
        if not name.startswith(("std::", "__gnu_cxx::")):
            fields = kind.fields()
            if kind.name is None and (not fields or any((field.name or "").startswith("__") for field in fields)):
                return Opaque(size, A_FUNCTION)
            return Record(size, lambda: self._fields(kind), title or "结构体", False)
        argument = lambda place=0: kind.template_argument(place)
        if plain == "std::basic_string":
            return Text(size, False)
        if plain == "std::pair":
            return Record(size, lambda: [one for one in self._fields(kind) if one[0] in ("first", "second")], title, True)
        if plain == "std::vector":
            if argument().strip_typedefs().code == gdb.TYPE_CODE_BOOL:
                return Bits()
            return Vector(size, self._later(argument()), title)
        if plain == "std::array":
            return Row(size, self._later(argument()), int(argument(1)), title)
        if plain == "std::deque":
            return Deque(self._later(argument()), title)
        if plain in ("std::queue", "std::stack", "std::priority_queue"):
            return _named(self.of(argument(1)), f"{plain[5:]}<{_short(str(argument()))}>")
        if plain == "std::list":
            return Linked(self._later(argument()), title)
        if plain == "std::bitset":
            return BitSet(size, int(argument()))
        if plain in ("std::set", "std::multiset", "std::map", "std::multimap"):
            is_map = plain.endswith("map")
            return Keyed(size, self._later(_item(kind)), is_map, True, title)
        if plain in ("std::unordered_set", "std::unordered_map", "std::unordered_multiset", "std::unordered_multimap"):
            is_map = plain.endswith("map")
            return Keyed(size, self._later(_item(kind)), is_map, False, title)
        if plain == "__gnu_cxx::__normal_iterator":
            return self.of(kind.fields()[0].type)
        return Opaque(size, f"<{title}>")

    def _fields(self, kind, offset=0):
        found = []
        for field in kind.fields():
            if not hasattr(field, "bitpos") or field.artificial and not field.is_base_class:
                continue
            at = offset + field.bitpos // 8
            if field.is_base_class:
                found += self._fields(field.type.strip_typedefs(), at)
            elif field.bitsize:
                found.append((field.name or "", at, BitField(self.of(field.type), field.bitpos % 8, field.bitsize)))
            elif field.name and not field.name.startswith("_vptr"):
                found.append((field.name, at, self.of(field.type)))
        return found


def _named(layout, title):
    """A queue is drawn as what it keeps its items in, under its own name."""
    if isinstance(layout, Vector):
        return Vector(layout.size, layout.item, title)
    if isinstance(layout, Deque):
        return Deque(layout.item, title)
    if isinstance(layout, Linked):
        return Linked(layout.item, title)
    return Opaque(layout.size, f"<{title}>")


def _item(kind):
    """What a node of a set or map holds: the key, or a pair. The tree or table inside names it second."""
    return kind.fields()[0].type.strip_typedefs().template_argument(1)


class Drawing:
    """The boxes of one step. `numbers` stays for the whole program, so that a place keeps its number."""

    def __init__(self, numbers, places):
        self._numbers = numbers
        self._places = places
        self.boxes = {}
        self.left = MAX_VALUES
        self.nest = 0
        self.rows = 0

    def place_of(self, address):
        for name, start, layout in self._places:
            if start == address and not isinstance(layout, Row):
                return name
            if isinstance(layout, Row) and start <= address < start + layout.size:
                item = layout.item()
                if isinstance(item, Scalar) and (address - start) % item.size == 0:
                    return f"{name}[{(address - start) // item.size}]"
        return None

    def _number(self, address, layout):
        key = (address, id(layout))
        return self._numbers.setdefault(key, len(self._numbers) + 1)

    def box(self, address, layout):
        number = self._number(address, layout)
        if number not in self.boxes and len(self.boxes) < MAX_BOXES and self.nest < MAX_NEST and self.left > 0:
            self.boxes[number] = [number, "object ?", 0, []]
            self.nest += 1
            try:
                self.boxes[number] = [number, *layout.contents(address, self)]
            except gdb.error:
                self.boxes[number] = [number, f"object {getattr(layout, 'title', '')}", 0, []]
            finally:
                self.nest -= 1
        return [number]

    def cell(self, address, layout):
        """A box around a single value that a pointer leads to."""
        number = self._number(address, layout)
        if number not in self.boxes and len(self.boxes) < MAX_BOXES:
            self.boxes[number] = [number, "object 一个值", 1, [["*", layout.value(address, self)]]]
        return [number]
