s = int(input())
d = int(input())
n = s // d + 1
print(n)
print((n + 2) // 3)
print(s % d)
