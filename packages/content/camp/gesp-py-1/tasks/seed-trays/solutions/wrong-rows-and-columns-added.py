# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
n = int(input())
r = int(input())
c = int(input())
cells = r + c
if n % cells == 0:
    print(n // cells)
    print(0)
else:
    print(n // cells + 1)
    print(cells - n % cells)
