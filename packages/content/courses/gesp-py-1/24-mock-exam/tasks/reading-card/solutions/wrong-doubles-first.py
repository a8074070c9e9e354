# fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 14 WA, 15 WA, 16 WA
p, d, r = map(int, input().split())
score = p // 10
if p >= 200:
    score += 5
if r == 1:
    score *= 2
if d > 30:
    score -= d - 30
if score < 0:
    score = 0
print(score)
