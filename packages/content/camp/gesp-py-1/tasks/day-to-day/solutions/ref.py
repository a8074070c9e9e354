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
    last = t
print(day)
print(best)
print(warmer)
