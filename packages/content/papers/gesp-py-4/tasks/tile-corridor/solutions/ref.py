n, m = map(int, input().split())
wet = [False] * (n + 1)
if m > 0:
    for cell in input().split():
        wet[int(cell)] = True
P = 10 ** 9 + 7
a = [0] * (n + 1)
b = [0] * (n + 1)
a[0] = 1
for i in range(1, n + 1):
    a[i] = a[i - 1] + b[i - 1]
    if i >= 2 and not wet[i] and not wet[i - 1]:
        a[i] += a[i - 2] + b[i - 2]
        if i >= 3 and not wet[i - 2]:
            b[i] = a[i - 3]
    a[i] %= P
print((a[n] + b[n]) % P)
