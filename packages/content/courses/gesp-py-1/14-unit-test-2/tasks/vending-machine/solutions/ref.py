p, m, v = map(int, input().split())
if v == 1 and p >= 10:
    p -= 2
if m < p:
    print("NO")
else:
    rest = m - p
    print(rest // 5, rest % 5)
