# fails: 02 WA, 03 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
n = int(input())
k = int(input())
cuts = 0
waste = 0
while n >= k:
    if n % 2 == 1:
        waste += 1
    n = n // 2
    cuts += 1
print(cuts)
print(n)
print(waste)
