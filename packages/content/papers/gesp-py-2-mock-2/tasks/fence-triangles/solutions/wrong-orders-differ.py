# fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
p = int(input())
k = int(input())
count = 0
right = 0
best = 0
sides = "NONE"
for a in range(k, p // 3 + 1):
    for b in range(k, p - a - k + 1):
        c = p - a - b
        if a + b > c:
            count += 1
            if a * a + b * b == c * c:
                right += 1
            if a * b * c >= best:
                best = a * b * c
                sides = str(a) + " " + str(b) + " " + str(c)
print(count, right)
print(sides)
