# fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n, k = map(int, input().split())
total = 0
days = 0
rest = 0
for i in range(n):
    x = int(input())
    total += x
    if x > k:
        days += 1
    else:
        rest += x
print(total)
print(days)
print(rest)
