p, d, r = map(int, input().split())
score = p // 10
if p >= 200:
    score += 5
if d > 30:
    score -= d - 30
if score < 0:
    score = 0
if r == 1:
    score *= 2
print(score)
