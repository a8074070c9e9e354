a, b, c = map(int, input().split())
total = a + b + c
print(f"{a}+{b}+{c}={total}")
print(f"{total / 3:.2f}")
