n, m = map(int, input().split())
total = now = best = 0
for x in map(int, input().split()):
    if x >= m:
        total += 1
        now += 1
        best = max(best, now)
    else:
        now = 0
print(total, best)
