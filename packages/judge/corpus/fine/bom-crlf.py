# expect: AC
# input: 1 2
# output: 3
# The same in Python.
print(sum(map(int, input().split())))
