# fails: 01 WA, 03 WA, 05 WA, 06 WA, 08 WA, 09 WA, 13 WA
h, f, b = map(int, input().split())
should = h >= 18 and h < 6 or f == 1
print(should)
print(should and b == 0)
