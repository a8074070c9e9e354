# fails: 01 WA, 02 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA
n = int(input())
m = n
score = 0
r = 0
while n > 0:
    d = n % 10
    score += d
    if d == 8:
        score += 10
    r = r + d
    n //= 10
if r == m:
    score += 50
print(score)
print(r)
