# fails: 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 14 WA
s = int(input())
d = int(input())
n = s // d + 1
print(n)
print(n // 3 + 1)
print(s % d)
