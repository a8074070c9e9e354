# fails: 05 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 12 TLE, 14 TLE
w = int(input())
a = int(input())
b = int(input())
c = int(input())
d = int(input())
ways = 0
most = 0
for x in range(1, w // a + 1):
    for y in range(1, w // b + 1):
        for z in range(1, w // c + 1):
            if a * x + b * y + c * z == w:
                if max(x, y, z) - min(x, y, z) <= d:
                    ways += 1
                    most = max(most, x + y + z)
print(ways)
print(most)
