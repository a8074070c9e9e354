n = int(input())
m = int(input())
k = int(input())
for i in range(n):
    for j in range(m):
        ring = min(i, n - 1 - i, j, m - 1 - j)
        print(chr(ord("A") + ring % k), end="")
    print()
