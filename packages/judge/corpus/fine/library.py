# expect: AC
# input: 1 2
# output: 3
# The parts of the library that contests use.
import bisect, collections, decimal, fractions, functools, heapq, itertools, json, math, operator, random, re, string, sys, time
given = list(map(int, sys.stdin.buffer.read().split()))
heap = []
for number in given:
    heapq.heappush(heap, number)
assert bisect.bisect([1, 2, 3], 2) == 2 and math.gcd(12, 18) == 6 and random.random() < 1 and time.time() > 0
print(functools.reduce(operator.add, collections.deque(heap)))
