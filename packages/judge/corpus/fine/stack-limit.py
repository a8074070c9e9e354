# expect: AC
# output: 50005000
# Raises stack and recursion limits, as students do before a deep recursion.
import resource
import sys
resource.setrlimit(resource.RLIMIT_STACK, (resource.getrlimit(resource.RLIMIT_STACK)[1],) * 2)
sys.setrecursionlimit(20000)
def total(number):
    return number and number + total(number - 1)
print(total(10000))
