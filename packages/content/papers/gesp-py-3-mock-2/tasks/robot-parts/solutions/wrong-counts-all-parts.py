# fails: 01 WA, 03 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
n, m = map(int, input().split())
x = list(map(int, input().split()))
full = (1 << m) - 1
count = 0
least = m + 1
first = 0
second = 0
for i in range(n):
    for j in range(i + 1, n):
        if x[i] | x[j] == full:
            count += 1
            both = x[i] | x[j]
            twice = 0
            while both > 0:
                twice += both & 1
                both >>= 1
            if twice < least:
                least = twice
                first = i + 1
                second = j + 1
print(count)
if count == 0:
    print("NONE")
else:
    print(first, second, least)
