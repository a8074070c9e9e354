h, f, b = map(int, input().split())
should = h >= 18 or h < 6 or f == 1
print(should)
print(should and b == 0)
