n = int(input())
k = int(input())
cuts = 0
waste = 0
while n > k:
    if n % 2 == 1:
        waste += 1
    n = n // 2
    cuts += 1
print(cuts)
print(n)
print(waste)
