# expect: AC
# file: add
# input: 1 2
# output: 3
# The same in Python.
with open("add.in") as given, open("add.out", "w") as answer:
    print(sum(map(int, given.read().split())), file=answer)
