# fails: 02 WA, 03 WA, 04 WA, 05 WA, 08 WA, 11 WA
n = int(input())
k = int(input())
full = n // k
need = n // k + 1
print(full)
print(need)
print(need * k - n)
