# expect: AC
# output: 3
# How students end a program early.
def answer():
    print(3)
    if not __debug__:
        quit(1)
    exit()
answer()
print("not reached")
