# fails: 01 WA, 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
n, m = map(int, input().split())
count = 0
for i in range(1, n + 1):
    for j in range(1, m + 1):
        if i == 1 or i == n or j == 1 or j == m:
            print("#", end="")
        elif (i + j) % 2 == 0:
            print("*", end="")
            count += 1
        else:
            print(".", end="")
print()
print(count)
