a, b = map(int, input().split())
n = int(input())
ways = 0
best = -1
for x in range(n // a + 1):
    for y in range(n // b + 1):
        if x * a + y * b == n:
            ways += 1
            if best == -1 or x + y < best:
                best = x + y
print(ways, best)
