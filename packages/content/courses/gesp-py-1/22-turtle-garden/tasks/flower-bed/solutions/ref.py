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
