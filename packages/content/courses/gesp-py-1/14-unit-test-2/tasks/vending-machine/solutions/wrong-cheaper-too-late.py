# fails: 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 14 WA, 15 WA
p, m, v = map(int, input().split())
if m < p:
    print("NO")
else:
    if v == 1 and p >= 10:
        p -= 2
    rest = m - p
    print(rest // 5, rest % 5)
