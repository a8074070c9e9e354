# fails: 02 WA, 04 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
p, d, r = map(int, input().split())
score = p // 10
if p >= 200:
    score += 5
if d > 30:
    score -= d - 30
if r == 1:
    score *= 2
print(score)
