# fails: 01 WA, 03 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
a = int(input())
b = int(input())
k = int(input())
count = 0
last = -1
for ticket in range(a, b + 1):
    n = ticket
    s = 0
    while n > 0:
        s += n % 10
        n //= 10
    if s % k == 0:
        count += 1
        last = n
print(count, last)
