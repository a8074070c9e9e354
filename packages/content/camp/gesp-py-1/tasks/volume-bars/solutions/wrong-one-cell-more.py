# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n = int(input())
silent = 0
for i in range(n):
    v = int(input())
    k = v // 10 + 1
    print("[" + "#" * k + "-" * (9 - k) + "]" + str(v))
    if v == 0:
        silent += 1
print(silent)
