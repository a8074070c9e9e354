"""Colors accepted from programs: web color names, shades of gray, #rgb, #rrggbb and three numbers."""

import re

_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}")
_GRAY = re.compile(r"gr[ae]y(\d{1,3})")
_NAMES = frozenset(
    """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
    cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
    darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
    firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
    hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
    midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
    slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
    yellowgreen""".split()
)


def color_of(args, colormode, error):
    """Converts a name or three numbers to a color for the page; raises `error` for anything else."""
    if isinstance(args, (tuple, list)) and len(args) == 1:
        args = args[0]
    if isinstance(args, str):
        name = args.replace(" ", "").lower()
        gray = _GRAY.fullmatch(name)
        if gray and int(gray[1]) <= 100:
            part = round(int(gray[1]) * 2.55)
            return f"#{part:02x}{part:02x}{part:02x}"
        if name in _NAMES or _HEX.fullmatch(args):
            return name
        raise error(f"没有这种颜色：{args!r}")
    try:
        parts = [round(255.0 * part / colormode) for part in args]
    except TypeError:
        raise error(f"颜色要写名字或三个数，现在是 {args!r}") from None
    if len(parts) != 3 or not all(0 <= part <= 255 for part in parts):
        raise error(f"颜色的三个数要在 0 到 {colormode:g} 之间，现在是 {tuple(args)!r}；用 0 到 255 时先写 colormode(255)")
    return "#" + "".join(f"{part:02x}" for part in parts)
