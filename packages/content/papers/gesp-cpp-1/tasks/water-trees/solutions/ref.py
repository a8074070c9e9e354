n, k = map(int, input().split())
buckets = (n + k - 1) // k
trips = (buckets + 1) // 2
print(buckets, trips)
