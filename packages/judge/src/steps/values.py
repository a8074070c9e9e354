"""How values lie in memory, and how they are drawn. Runs inside gdb, on memory that the program controls."""

import struct

import gdb

MAX_ITEMS = 100
# Cells of a table are many: of an array in an array fewer are shown.
INNER_ITEMS = 20
# Zeros at the end of a large array say nothing.
SHORT_ARRAY = 20
MAX_TEXT = 200
MAX_BYTES = 1 << 16

_ESCAPES = {0: r"\0", 9: r"\t", 10: r"\n", 13: r"\r", 34: r"\"", 39: r"\'", 92: r"\\"}
_FORMATS = {("u", 1): "B", ("u", 2): "H", ("u", 4): "I", ("u", 8): "Q", ("i", 1): "b", ("i", 2): "h", ("i", 4): "i", ("i", 8): "q"}


def _read(address, size):
    """Bytes of the program. Raises gdb.MemoryError."""
    if size > MAX_BYTES:
        size = MAX_BYTES
    return bytes(gdb.selected_inferior().read_memory(address, size)) if size > 0 else b""


def _word(address):
    return int.from_bytes(_read(address, 8), "little")


def quoted(data, is_cut=False):
    text = data.decode("utf-8", "replace")
    text = "".join(_ESCAPES.get(ord(c), c) if c in '"\\' or ord(c) < 32 else c for c in text)
    return f'"{text}"' + ("…" if is_cut else "")


def _character(code):
    if code in _ESCAPES and code != 34:
        return f"'{_ESCAPES[code]}'"
    return f"'{chr(code)}'" if 32 <= code < 127 else str(code)


class Scalar:
    """A number, a truth value or a character."""

    is_box = False

    def __init__(self, kind, size, names=None):
        self.kind = kind
        self.size = size
        self.names = names

    def text(self, data):
        kind = self.kind
        if kind == "f":
            if len(data) in (4, 8):
                value = struct.unpack("<f" if len(data) == 4 else "<d", data)[0]
                return f"{value:.7g}" if len(data) == 4 else f"{value:.10g}"
            return _extended(data)
        value = int.from_bytes(data, "little", signed=kind != "u" and kind != "b")
        if kind == "b":
            return {0: "false", 1: "true"}.get(value, str(value))
        if kind == "c":
            return _character(value)
        if self.names is not None:
            return self.names.get(value, str(value))
        return str(value)

    def value(self, address, drawing):
        return self.text(_read(address, self.size))

    def items(self, address, count):
        """Texts of `count` values in a row, read at once."""
        data = _read(address, self.size * count)
        form = _FORMATS.get((self.kind, self.size))
        if form is not None and self.names is None:
            return [str(one) for one in struct.unpack(f"<{len(data) // self.size}{form}", data)]
        return [self.text(data[at : at + self.size]) for at in range(0, len(data), self.size)]


def _extended(data):
    """long double of x86: 64 bits of fraction, 15 of exponent."""
    fraction = int.from_bytes(data[:8], "little")
    top = int.from_bytes(data[8:10], "little")
    try:
        return f"{(-1 if top & 0x8000 else 1) * fraction * 2.0 ** ((top & 0x7FFF) - 16383 - 63):.10g}"
    except OverflowError:
        return "inf"


class Opaque:
    """A value whose inside says nothing to a beginner."""

    is_box = False

    def __init__(self, size, text):
        self.size = size
        self.said = text

    def value(self, address, drawing):
        return self.said


class Text:
    """std::string, and arrays of char."""

    is_box = False

    def __init__(self, size, is_array):
        self.size = size
        self.is_array = is_array

    def value(self, address, drawing):
        if self.is_array:
            data = _read(address, min(self.size, MAX_TEXT + 1)).split(b"\0")[0]
            return quoted(data[:MAX_TEXT], len(data) > MAX_TEXT)
        head = _read(address, 16)
        start, length = struct.unpack("<QQ", head)
        if length > 1 << 40:
            return "?"
        return quoted(_read(start, min(length, MAX_TEXT)), length > MAX_TEXT)


class Pointer:
    is_box = False
    size = 8

    def __init__(self, target, is_reference):
        self.target = target
        self.is_reference = is_reference

    def value(self, address, drawing):
        return self.at(_word(address), drawing)

    def at(self, to, drawing):
        if to == 0:
            return "nullptr"
        target = self.target()
        if target is None:
            return hex(to)
        try:
            if isinstance(target, Scalar) and target.kind == "c" and not self.is_reference:
                data = _read_text(to)
                return quoted(data[:MAX_TEXT], len(data) > MAX_TEXT)
            if self.is_reference:
                return target.value(to, drawing)
            if target.is_box:
                _read(to, 1)
                return target.value(to, drawing)
            place = drawing.place_of(to)
            return f"→ {place}" if place is not None else drawing.cell(to, target)
        except gdb.error:
            return f"{hex(to)}（读不到）"


def _read_text(address):
    """Up to a NUL, or to the end of what can be read."""
    data = b""
    while len(data) <= MAX_TEXT and b"\0" not in data:
        size = 64 - (address + len(data)) % 64
        try:
            data += _read(address + len(data), size)
        except gdb.error:
            if not data:
                raise
            break
    return data.split(b"\0")[0]


class _Boxed:
    """Drawn as a box that every name of the same place leads to."""

    is_box = True
    size = 0

    def value(self, address, drawing):
        return drawing.box(address, self)


class Row(_Boxed):
    """A built-in array or std::array."""

    def __init__(self, size, item, count, title):
        self.size = size
        self.item = item
        self.count = count
        self.title = title

    def contents(self, address, drawing):
        item = self.item()
        return f"list {self.title}", self.count, row_items(address, item, self.count, drawing)


def row_items(address, item, count, drawing):
    """The first values in a row; fewer of rows in rows, whose cells are many."""
    most = min(count, INNER_ITEMS if item.is_box or drawing.rows > 0 else MAX_ITEMS, drawing.left)
    if isinstance(item, Scalar):
        shown = item.items(address, most)
        if count > SHORT_ARRAY and shown:
            zero = item.text(bytes(item.size))
            while len(shown) > SHORT_ARRAY and shown[-1] == zero:
                shown.pop()
        drawing.left -= len(shown)
        return shown
    shown = []
    drawing.rows += 1
    for place in range(most):
        drawing.left -= 1
        shown.append(item.value(address + place * item.size, drawing))
    drawing.rows -= 1
    return shown


class Vector(_Boxed):
    def __init__(self, size, item, title):
        self.size = size
        self.item = item
        self.title = title

    def contents(self, address, drawing):
        start, end = struct.unpack("<QQ", _read(address, 16))
        item = self.item()
        count = (end - start) // item.size if item.size and end >= start else 0
        if count > 1 << 32:
            count = 0
        return f"list {self.title}", count, row_items(start, item, count, drawing)


class Bits(_Boxed):
    """vector<bool>: start word and offset, end word and offset."""

    size = 40

    def contents(self, address, drawing):
        start, _, _, end, offset = struct.unpack("<QIIQI", _read(address, 28))
        count = min((end - start) * 8 + offset, 1 << 32) if end >= start else 0
        most = min(count, MAX_ITEMS)
        data = int.from_bytes(_read(start, (most + 7) // 8), "little")
        return "list vector<bool>", count, ["true" if data >> place & 1 else "false" for place in range(most)]


class BitSet:
    is_box = False

    def __init__(self, size, count):
        self.size = size
        self.count = count

    def value(self, address, drawing):
        data = int.from_bytes(_read(address, min(self.size, 1024)), "little")
        text = bin(data | 1 << min(self.count, 8192))[3:]
        return text if len(text) <= MAX_TEXT else "…" + text[-MAX_TEXT:]


class Deque(_Boxed):
    """Also the inside of queue and stack: an array of pointers to pieces of 512 bytes."""

    size = 80

    def __init__(self, item, title):
        self.item = item
        self.title = title

    def contents(self, address, drawing):
        _, _, cursor, first, last, node, end, end_first, _, end_node = struct.unpack("<10Q", _read(address, 80))
        item = self.item()
        piece = max(1, 512 // item.size) if item.size else 1
        count = (end_node - node) // 8 * piece + (end - end_first) // item.size - (cursor - first) // item.size
        if not 0 <= count <= 1 << 32:
            return f"list {self.title}", 0, []
        shown = []
        for _ in range(min(count, MAX_ITEMS, drawing.left)):
            if cursor == last:
                node += 8
                cursor = first = _word(node)
                last = first + piece * item.size
            drawing.left -= 1
            shown.append(item.value(cursor, drawing))
            cursor += item.size
        return f"list {self.title}", count, shown


class Linked(_Boxed):
    """std::list: a ring of nodes."""

    size = 24

    def __init__(self, item, title):
        self.item = item
        self.title = title

    def contents(self, address, drawing):
        item = self.item()
        shown = []
        at = _word(address)
        while at != address and len(shown) < min(MAX_ITEMS, drawing.left):
            shown.append(item.value(at + 16, drawing))
            at = _word(at)
        drawing.left -= len(shown)
        return f"list {self.title}", max(len(shown), _word(address + 16)), shown


class Keyed(_Boxed):
    """set and map, ordered or not: nodes with a key, or with a key and a value."""

    def __init__(self, size, item, is_map, is_tree, title):
        self.size = size
        self.item = item
        self.is_map = is_map
        self.is_tree = is_tree
        self.title = title

    def _nodes(self, address):
        if not self.is_tree:
            at = _word(address + 16)
            while at != 0:
                yield at + 8
                at = _word(at)
            return
        header = address + 8
        at = _word(header + 16)
        while at not in (0, header):
            yield at + 32
            right = _word(at + 24)
            if right:
                at = right
                while (left := _word(at + 16)) != 0:
                    at = left
                continue
            parent = _word(at + 8)
            while at == _word(parent + 24):
                at, parent = parent, _word(parent + 8)
            if _word(at + 24) != parent:
                at = parent

    def contents(self, address, drawing):
        count = _word(address + (40 if self.is_tree else 24))
        item = self.item()
        shown = []
        if count <= 1 << 32:
            for at in self._nodes(address):
                if len(shown) >= min(count, MAX_ITEMS) or drawing.left <= 0:
                    break
                drawing.left -= 1
                if self.is_map:
                    shown.append([part.value(at + offset, drawing) for _, offset, part in item.parts()])
                else:
                    shown.append(item.value(at, drawing))
        return f"{'dict' if self.is_map else 'set'} {self.title}", count if count <= 1 << 32 else 0, shown


class Record(_Boxed):
    """A struct or class of the program, and std::pair."""

    def __init__(self, size, fields, title, is_pair):
        self.size = size
        self._fields = fields
        self._parts = None
        self.title = title
        self.is_pair = is_pair

    def parts(self):
        if self._parts is None:
            self._parts = self._fields()
        return self._parts

    def contents(self, address, drawing):
        shown = []
        for name, offset, part in self.parts()[:MAX_ITEMS]:
            drawing.left -= 1
            value = part.value(address + offset, drawing)
            shown.append(value if self.is_pair else [name, value])
        if self.is_pair:
            return f"tuple {self.title}", len(shown), shown
        return f"object {self.title}", len(shown), shown


class BitField:
    is_box = False

    def __init__(self, whole, shift, bits):
        self.whole = whole
        self.shift = shift
        self.bits = bits
        self.size = whole.size

    def value(self, address, drawing):
        number = int.from_bytes(_read(address, (self.shift + self.bits + 7) // 8), "little") >> self.shift
        number &= (1 << self.bits) - 1
        if getattr(self.whole, "kind", "") == "i" and number >> (self.bits - 1):
            number -= 1 << self.bits
        return str(number)
