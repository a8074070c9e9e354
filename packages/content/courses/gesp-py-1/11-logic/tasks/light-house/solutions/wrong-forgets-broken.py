# fails: 04 WA, 06 WA, 09 WA, 12 WA, 13 WA, 14 WA
h, f, b = map(int, input().split())
should = h >= 18 or h < 6 or f == 1
print(should)
print(should)
