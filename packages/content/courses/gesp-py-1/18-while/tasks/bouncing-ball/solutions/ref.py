h, k = map(int, input().split())
count = 0
total = 0
while h >= k:
    count += 1
    total += h
    h //= 2
print(count)
print(total)
