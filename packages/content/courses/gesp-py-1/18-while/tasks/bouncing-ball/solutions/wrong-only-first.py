# fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
h, k = map(int, input().split())
count = 0
total = 0
while h >= k:
    count += 1
    total = h
    h //= 2
print(count)
print(total)
