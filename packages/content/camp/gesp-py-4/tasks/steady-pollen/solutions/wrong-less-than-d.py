# fails: 01 WA, 02 WA, 03 WA, 05 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 19 WA
n, d = map(int, input().split())
a = list(map(int, input().split()))
count = 0
longest = 0
start = 0
for i in range(n):
    high = a[i]
    low = a[i]
    for j in range(i, n):
        high = max(high, a[j])
        low = min(low, a[j])
        if high - low >= d:
            break
        count += 1
        if j - i + 1 > longest:
            longest = j - i + 1
            start = i
print(count, longest, start + 1)
