# fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
n = int(input())
last = int(input())
day = 0
best = 0
warmer = 0
for i in range(2, n + 1):
    t = int(input())
    d = t - last
    if day == 0 or abs(d) > abs(best):
        best = d
        day = i
    if d > 0:
        warmer += 1
print(day)
print(best)
print(warmer)
