m = int(input())
c = input()
k = int(input())
d = int(input())
n = (ord(c) - ord("A")) * m + k
print(n)
n = n + d - 1
print(chr(ord("A") + n // m) + str(n % m + 1))
