import math

n = int(input())
r = int(math.sqrt(n))
left = n - r * r
if left == 0:
    more = 0
else:
    more = (r + 1) * (r + 1) - n
print(r, left, more)
