# expect: AC
# input: 1 2
# output: 3
# quit() instead of exit(), out of a loop and through a handler of Exception.
while True:
    try:
        print(sum(map(int, input().split())))
        quit(0)
    except Exception:
        print("WRONG")
