n = int(input())
k = int(input())
full = n // k
need = (n + k - 1) // k
print(full)
print(need)
print(need * k - n)
