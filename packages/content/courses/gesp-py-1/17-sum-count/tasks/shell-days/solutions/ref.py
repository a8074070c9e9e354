n, k = map(int, input().split())
total = 0
days = 0
rest = 0
for i in range(n):
    x = int(input())
    total += x
    if x >= k:
        days += 1
    else:
        rest += x
print(total)
print(days)
print(rest)
