# fails: 01 WA, 06 WA, 07 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA
n = int(input())
k = int(input())
full = n // k
need = n // k
print(full)
print(need)
print(need * k - n)
