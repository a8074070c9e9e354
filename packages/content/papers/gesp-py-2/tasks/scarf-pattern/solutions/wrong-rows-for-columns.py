# fails: 01 WA, 02 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
m = int(input())
n = int(input())
k = int(input())
for i in range(n):
    for j in range(m):
        ring = min(i, n - 1 - i, j, m - 1 - j)
        print(chr(ord("A") + ring % k), end="")
    print()
