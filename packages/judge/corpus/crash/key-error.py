# expect: RE
# A key that is not there, with a long story on standard error.
table = {str(i): i for i in range(1000)}
print(table["x" * 100000])
