m = int(input())
c = int(input())
g = int(input())
b = int(input())
length = m * 100 + c
each = g + b
print(length // each)
print(length % each)
print(each - length % each)
