n = int(input())
m = n
score = 0
r = 0
while n > 0:
    d = n % 10
    score += d
    if d == 8:
        score += 10
    r = r * 10 + d
    n //= 10
if r == m:
    score += 50
print(score)
print(r)
