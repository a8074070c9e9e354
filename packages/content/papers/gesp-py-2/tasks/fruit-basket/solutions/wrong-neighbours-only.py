# fails: 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 15 WA
w = int(input())
a = int(input())
b = int(input())
c = int(input())
d = int(input())
ways = 0
most = 0
for x in range(1, w // a + 1):
    for y in range(1, (w - a * x) // b + 1):
        rest = w - a * x - b * y
        if rest > 0 and rest % c == 0:
            z = rest // c
            if abs(x - y) <= d and abs(y - z) <= d:
                ways += 1
                most = max(most, x + y + z)
print(ways)
print(most)
