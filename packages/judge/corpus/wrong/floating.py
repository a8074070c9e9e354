# expect: WA
# output: 0.3
# What floating point makes of it.
print(0.1 + 0.2)
