# fails: 01 WA, 04 WA, 06 WA, 08 WA, 10 WA, 12 WA, 13 WA, 15 WA, 16 WA, 17 WA
n = int(input())
k = int(input())
cuts = 0
waste = 0
while n > k and n > 1:
    if n % 2 == 1:
        waste += 1
    n = (n + 1) // 2
    cuts += 1
print(cuts)
print(n)
print(waste)
