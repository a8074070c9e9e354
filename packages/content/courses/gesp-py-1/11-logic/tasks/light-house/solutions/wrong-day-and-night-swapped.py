# fails: 01 WA, 02 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 13 WA
h, f, b = map(int, input().split())
should = 6 <= h < 18 or f == 1
print(should)
print(should and b == 0)
