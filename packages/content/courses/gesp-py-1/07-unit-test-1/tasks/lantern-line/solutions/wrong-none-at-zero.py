# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
s = int(input())
d = int(input())
n = s // d
print(n)
print((n + 2) // 3)
print(s % d)
