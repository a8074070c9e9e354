# fails: 01 WA, 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA
w = int(input())
n = int(input())
total = 0
missed = 0
before = False
for i in range(n):
    x = int(input())
    y = int(input())
    s = x * x + y * y
    k = 1
    while k <= 10 and k * w * k * w <= s:
        k += 1
    if k > 10:
        missed += 1
    else:
        total += 11 - k
        if k == 1 and before:
            total += 2
    before = k == 1
print(total, missed)
