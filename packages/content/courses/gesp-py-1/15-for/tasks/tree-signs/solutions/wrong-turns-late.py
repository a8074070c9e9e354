# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n, k = map(int, input().split())
for i in range(n):
    print(i * k, end=" ")
print()
for i in range(n, -1, -1):
    print(i * k, end=" ")
print()
