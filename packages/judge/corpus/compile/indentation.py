# expect: CE
# A missing indented block.
def answer():
print(3)
