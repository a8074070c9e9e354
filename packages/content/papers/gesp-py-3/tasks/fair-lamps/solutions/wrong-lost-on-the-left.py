# fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA
w, x, n = map(int, input().split())
most = bin(x).count("1")
for i in range(n):
    sign, number = input().split()
    k = int(number)
    if sign == "+":
        x |= 1 << k
    elif sign == "*":
        x ^= 1 << k
    elif sign == "-":
        if x >> k & 1 == 1:
            x ^= 1 << k
    else:
        x = x << k & (1 << w) - 1
    most = max(most, bin(x).count("1"))
print(bin(x)[2:].zfill(w))
print(most)
