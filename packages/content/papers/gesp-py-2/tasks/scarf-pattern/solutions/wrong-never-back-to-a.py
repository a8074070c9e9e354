# fails: 01 WA, 05 WA, 06 WA, 09 WA, 11 WA, 12 WA
n = int(input())
m = int(input())
k = int(input())
for i in range(n):
    for j in range(m):
        ring = min(i, n - 1 - i, j, m - 1 - j)
        print(chr(ord("A") + min(ring, k - 1)), end="")
    print()
