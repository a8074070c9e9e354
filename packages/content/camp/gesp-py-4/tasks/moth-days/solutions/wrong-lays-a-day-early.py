# fails: 01 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
MOD = 1000000007


def total(f, first, last):
    s = 0
    for x in range(max(first, 1), last + 1):
        s += f[x]
    return s % MOD


n, a, b = map(int, input().split())
f = [0] * (n + 1)
f[1] = 1
for i in range(2, n + 1):
    f[i] = total(f, i - a - b + 2, min(i - a + 1, i - 1))
print(f[n], total(f, n - a - b + 1, n))
