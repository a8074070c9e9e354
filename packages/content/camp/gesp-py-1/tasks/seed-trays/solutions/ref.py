n = int(input())
r = int(input())
c = int(input())
cells = r * c
if n % cells == 0:
    print(n // cells)
    print(0)
else:
    print(n // cells + 1)
    print(cells - n % cells)
