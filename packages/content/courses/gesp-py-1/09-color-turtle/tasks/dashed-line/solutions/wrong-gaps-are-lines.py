# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n = int(input())
a = int(input())
g = int(input())
c = int(input())
line = n * (a + g)
print(line)
print(line + (n - 1) * g)
print(n * c)
