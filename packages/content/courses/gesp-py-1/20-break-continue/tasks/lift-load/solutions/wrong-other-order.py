# fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 11 WA
n, m = map(int, input().split())
count = 0
total = 0
big = 0
for i in range(n):
    w = int(input())
    if total + w > m:
        break
    if w > 50:
        big += 1
        continue
    count += 1
    total += w
print(count)
print(total)
print(big)
