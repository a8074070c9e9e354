# expect: RE | MLE
# limits: 2000 ms, 64 MB
# The limit of recursion raised to where the stack ends first.
import sys
sys.setrecursionlimit(10**9)
def deeper(number):
    return deeper(number + 1)
deeper(0)
