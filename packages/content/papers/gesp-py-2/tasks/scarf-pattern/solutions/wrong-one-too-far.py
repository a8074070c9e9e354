# fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA
n = int(input())
m = int(input())
k = int(input())
for i in range(n):
    for j in range(m):
        ring = min(i, n - i, j, m - j)
        print(chr(ord("A") + ring % k), end="")
    print()
