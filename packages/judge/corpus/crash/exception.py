# expect: RE
# Reading past the end of the input.
print(input())
