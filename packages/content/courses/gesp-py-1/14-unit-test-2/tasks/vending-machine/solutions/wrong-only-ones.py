# fails: 01 WA, 05 WA, 11 WA, 13 WA, 16 WA, 17 WA, 18 WA, 19 WA
p, m, v = map(int, input().split())
if v == 1 and p >= 10:
    p -= 2
if m < p:
    print("NO")
else:
    rest = m - p
    print(0, rest)
