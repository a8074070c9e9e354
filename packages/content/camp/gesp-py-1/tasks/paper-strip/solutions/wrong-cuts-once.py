# fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 13 WA, 14 WA, 16 WA, 17 WA
n = int(input())
k = int(input())
cuts = 0
waste = 0
if n > k:
    if n % 2 == 1:
        waste += 1
    n = n // 2
    cuts += 1
print(cuts)
print(n)
print(waste)
