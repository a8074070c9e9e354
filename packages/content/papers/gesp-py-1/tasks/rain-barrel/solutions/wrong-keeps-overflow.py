# fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
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
    if water < d:
        dry += 1
        water = 0
    else:
        water -= d
print(over)
print(dry)
