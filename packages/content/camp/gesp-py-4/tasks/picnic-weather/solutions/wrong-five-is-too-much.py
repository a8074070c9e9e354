# fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA, 14 WA
def score(t, r, w):
    s = 100 - 4 * abs(t - 22) - 2 * r
    if w > 5:
        s -= 3 * w
    return max(s, 0)


n, d = map(int, input().split())
best = -1
place = ""
zeros = 0
for i in range(n):
    name = input()
    total = 0
    for j in range(d):
        t, r, w = map(int, input().split())
        s = score(t, r, w)
        if s == 0:
            zeros += 1
        total += s
    if total > best:
        best = total
        place = name
print(place, best)
print(zeros)
