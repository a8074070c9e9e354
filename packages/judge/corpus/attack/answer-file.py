# expect: AC
# file: add
# output: SAFE
# The same in Python.
import os
breach = False
for attempt in (lambda: os.remove("add.out"), lambda: os.symlink("@CANARY@/secret", "add.out"),
                lambda: os.mkfifo("add.out"), lambda: os.rename("add.in", "add.out"), lambda: open("add.in", "a"),
                lambda: os.truncate("add.in", 0), lambda: os.chmod("add.out", 0), lambda: open("add.out.x", "w")):
    try:
        attempt()
        breach = True
    except OSError:
        pass
with open("add.out", "w") as answer:
    print("BREACH" if breach else "SAFE", file=answer)
