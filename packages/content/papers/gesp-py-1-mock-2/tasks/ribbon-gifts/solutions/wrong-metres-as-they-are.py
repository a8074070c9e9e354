# fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
m = int(input())
c = int(input())
g = int(input())
b = int(input())
length = m * 10 + c
each = g + b
print(length // each)
print(length % each)
print(each - length % each)
