# fails: 03 WA, 07 WA, 09 WA, 10 WA, 11 WA
n = int(input())
c = int(input())
d = int(input())
water = 0
over = 0
dry = 0
for i in range(n):
    r = int(input())
    water += r
    if water > c:
        over += water - c
        water = c
    if water < d:
        dry += 1
    water -= d
print(over)
print(dry)
