# fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 18 WA, 19 WA
p, m, v = map(int, input().split())
if v == 0 and p >= 10:
    p -= 2
if m < p:
    print("NO")
else:
    rest = m - p
    print(rest // 5, rest % 5)
