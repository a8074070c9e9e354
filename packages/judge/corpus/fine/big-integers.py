# expect: AC
# output: 5736
# limits: 1000 ms, 256 MB
# Python's limits on digits and recursion are lifted.
import sys
sys.setrecursionlimit(100000)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
assert depth(20000) == 20000
print(len(str(int("9" * 5736))))
