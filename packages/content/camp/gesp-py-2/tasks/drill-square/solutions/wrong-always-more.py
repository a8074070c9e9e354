# fails: 02 WA, 03 WA, 06 WA, 10 WA, 12 WA, 14 WA, 15 WA, 18 WA
import math

n = int(input())
r = int(math.sqrt(n))
left = n - r * r
more = (r + 1) * (r + 1) - n
print(r, left, more)
