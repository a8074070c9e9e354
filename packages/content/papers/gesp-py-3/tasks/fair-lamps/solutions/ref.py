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
        x = x << k & (1 << w) - 1 | x >> (w - k)
    most = max(most, bin(x).count("1"))
print(bin(x)[2:].zfill(w))
print(most)
