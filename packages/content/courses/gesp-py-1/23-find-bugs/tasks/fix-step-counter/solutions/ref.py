n, g = map(int, input().split())
days = 0
most = 0
total = 0
for i in range(n):
    x = int(input())
    if x >= g:
        days += 1
    total += x
    if x > most:
        most = x
print(days)
print(total)
print(most)
