# fails: 04 TLE, 05 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE, 15 TLE, 18 TLE
n, d = map(int, input().split())
a = list(map(int, input().split()))
count = 0
longest = 0
start = 0
for i in range(n):
    high = a[i]
    low = a[i]
    for j in range(i, n):
        high = max(a[i:j + 1])
        low = min(a[i:j + 1])
        if high - low > d:
            break
        count += 1
        if j - i + 1 > longest:
            longest = j - i + 1
            start = i
print(count, longest, start + 1)
