# fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA
a, b, c = map(int, input().split())
total = a + b + c
print(f"{a}+{b}+{c}={total}")
print(f"{total // 3:.2f}")
