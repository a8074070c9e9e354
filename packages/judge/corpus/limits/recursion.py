# expect: RE | MLE
# limits: 1000 ms, 64 MB
# Endless recursion with Python's own limit out of the way.
import sys
sys.setrecursionlimit(10**9)
def deeper(depth):
    return deeper(depth + 1) + 1
deeper(0)
