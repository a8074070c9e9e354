# fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 11 WA, 13 WA, 16 WA, 17 WA, 19 WA
import math

n = int(input())
r = int(math.sqrt(n))
left = n - r * r
if left == 0:
    more = 0
else:
    more = left
print(r, left, more)
