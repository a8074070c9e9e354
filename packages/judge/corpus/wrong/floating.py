# expect: WA
# output: 0.3
# A rounding error of floating point.
print(0.1 + 0.2)
