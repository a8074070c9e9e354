# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 12 WA, 13 WA
s = int(input())
d = int(input())
n = s // d + 1
print(n)
print(n // 3)
print(s % d)
