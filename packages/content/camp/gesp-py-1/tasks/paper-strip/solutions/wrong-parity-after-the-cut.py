# fails: 04 WA, 07 WA, 09 WA, 10 WA, 13 WA, 14 WA, 15 WA, 16 WA
n = int(input())
k = int(input())
cuts = 0
waste = 0
while n > k:
    n = n // 2
    if n % 2 == 1:
        waste += 1
    cuts += 1
print(cuts)
print(n)
print(waste)
