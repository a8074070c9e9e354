# fails: 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 14 WA, 16 WA
MOD = 1000000007
n, k, m = map(int, input().split())
ok = []
for i in range(k):
    ok.append([True] * k)
for i in range(m):
    u, v = map(int, input().split())
    ok[u - 1][v - 1] = False
    ok[v - 1][u - 1] = False
answer = 0
for first in range(k):
    f = [0] * k
    f[first] = 1
    for i in range(n - 1):
        g = [0] * k
        for u in range(k):
            for v in range(k):
                if ok[u][v]:
                    g[v] = (g[v] + f[u]) % MOD
        f = g
    for c in range(k):
        if c != first or n == 1:
            answer = (answer + f[c]) % MOD
print(answer)
