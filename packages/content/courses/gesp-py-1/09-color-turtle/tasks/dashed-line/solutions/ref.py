n = int(input())
a = int(input())
g = int(input())
c = int(input())
line = n * a
print(line)
print(line + (n - 1) * g)
print(n * c)
