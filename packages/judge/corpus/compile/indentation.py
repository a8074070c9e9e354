# expect: CE
# A block that is not there.
def answer():
print(3)
