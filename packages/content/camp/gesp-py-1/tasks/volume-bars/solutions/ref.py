n = int(input())
silent = 0
for i in range(n):
    v = int(input())
    k = v // 10
    print("[" + "#" * k + "-" * (10 - k) + "]" + str(v))
    if v == 0:
        silent += 1
print(silent)
