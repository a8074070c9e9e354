# fails: 04 WA, 06 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA
m = int(input())
c = input()
k = int(input())
d = int(input())
n = (ord(c) - ord("A")) * m + k
print(n)
if k + d <= m:
    print(c + str(k + d))
else:
    print(chr(ord(c) + 1) + str(k + d - m))
