# expect: RE | MLE
# limits: 2000 ms, 64 MB
# Raises the recursion limit so far that the stack overflows first.
import sys
sys.setrecursionlimit(10**9)
def deeper(number):
    return deeper(number + 1)
deeper(0)
