# fails: 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA
m = int(input())
c = input()
k = int(input())
d = int(input())
n = (ord(c) - ord("A")) * m + k
print(n)
n = n + d
print(chr(ord("A") + n // m) + str(n % m))
