# fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n, g = map(int, input().split())
days = 0
most = 0
total = 0
for i in range(n):
    x = int(input())
    if x > g:
        days += 1
    total += x
    if x > most:
        most = x
print(days)
print(total)
print(most)
