# expect: TLE
# limits: 200 ms, 256 MB
# One library call that backtracks for ever and ignores signals.
import re
re.match(r"(a+)+$", "a" * 40 + "b")
