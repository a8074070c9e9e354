# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
m = int(input())
c = input()
k = int(input())
d = int(input())
n = (ord(c) - ord("A") + 1) * m + k
print(n)
n = n + d - 1
print(chr(ord("A") + n // m) + str(n % m + 1))
