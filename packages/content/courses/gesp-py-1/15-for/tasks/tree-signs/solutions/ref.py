n, k = map(int, input().split())
for i in range(n):
    print(i * k, end=" ")
print()
for i in range(n - 1, -1, -1):
    print(i * k, end=" ")
print()
