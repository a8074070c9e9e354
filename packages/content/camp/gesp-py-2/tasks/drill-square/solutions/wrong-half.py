# fails: 01 WA, 02 WA, 03 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
import math

n = int(input())
r = n // 2
left = n - r * r
if left == 0:
    more = 0
else:
    more = (r + 1) * (r + 1) - n
print(r, left, more)
