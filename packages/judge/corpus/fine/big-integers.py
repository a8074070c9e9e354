# expect: AC
# output: 5736
# limits: 1000 ms, 256 MB
# Python's own limits on digits and depth are out of the way.
import sys
sys.setrecursionlimit(100000)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
assert depth(20000) == 20000
print(len(str(int("9" * 5736))))
