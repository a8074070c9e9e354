# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
m = int(input())
n = int(input())
a = int(input())
b = int(input())
used = n + a
print(used)
print(m - used + b)
