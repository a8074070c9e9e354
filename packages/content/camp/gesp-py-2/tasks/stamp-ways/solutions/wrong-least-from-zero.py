# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
a, b = map(int, input().split())
n = int(input())
ways = 0
best = 0
for x in range(n // a + 1):
    for y in range(n // b + 1):
        if x * a + y * b == n:
            ways += 1
            if x + y < best:
                best = x + y
print(ways, best)
