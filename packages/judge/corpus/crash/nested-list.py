# expect: RE
# A list in a list, a hundred thousand deep, printed.
nested = []
for _ in range(100000):
    nested = [nested]
print(nested)
