# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
n, a, d = map(int, input().split())
steps = 0
turned = 0
for i in range(1, n):
    steps += a
    turned += d
print(steps)
print(turned // 360)
print(turned % 360)
