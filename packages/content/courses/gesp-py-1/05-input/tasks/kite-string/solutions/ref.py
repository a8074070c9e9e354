m = int(input())
n = int(input())
a = int(input())
b = int(input())
used = n * a
print(used)
print(m - used + b)
