# expect: AC
# input: "1 2\r\nname\r\n"
# output: 3 name
# The same in Python.
a, b = map(int, input().split())
print(a + b, input())
