# expect: RE | MLE
# limits: 1000 ms, 64 MB
# Endless recursion with Python's limit lifted.
import sys
sys.setrecursionlimit(10**9)
def deeper(depth):
    return deeper(depth + 1) + 1
deeper(0)
