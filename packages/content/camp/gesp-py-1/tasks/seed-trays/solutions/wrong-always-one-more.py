# fails: 02 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA
n = int(input())
r = int(input())
c = int(input())
cells = r * c
print(n // cells + 1)
print(cells - n % cells)
