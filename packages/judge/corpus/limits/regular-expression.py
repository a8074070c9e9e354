# expect: TLE
# limits: 200 ms, 256 MB
# One call of the library that goes back and forth for ever, deaf to signals.
import re
re.match(r"(a+)+$", "a" * 40 + "b")
