# fails: 02 WA, 05 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA
n = int(input())
silent = 0
for i in range(n):
    v = int(input())
    k = v // 10
    print("[" + "#" * k + "-" * (10 - k) + "]" + str(v))
    if k == 0:
        silent += 1
print(silent)
