# fails: 02 WA, 03 WA, 04 WA, 06 WA, 08 WA, 09 WA, 12 WA, 13 WA
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
if r == n:
    score += 50
print(score)
print(r)
