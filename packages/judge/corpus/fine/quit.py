# expect: AC
# input: 1 2
# output: 3
# The other word for it, out of a loop and past a handler of every Exception.
while True:
    try:
        print(sum(map(int, input().split())))
        quit(0)
    except Exception:
        print("WRONG")
