# fails: 01 WA, 02 WA, 04 WA, 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
m = int(input())
c = input()
k = int(input())
d = int(input())
n = (ord(c) - ord("A")) * m + k
print(n)
print(c + str(k + d))
