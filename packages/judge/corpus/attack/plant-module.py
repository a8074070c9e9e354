# expect: AC
# output: SAFE
# Tries to write the script, a module next to it, the library, and a compiled copy.
import os
breach = False
for path in (__file__, "random.py", "__pycache__", "/tmp/random.py", os.__file__, "/usr/lib/python3/dist-packages/x.py"):
    try:
        open(path, "a").write("#")
        breach = True
    except OSError:
        pass
    try:
        os.mkdir(path + ".d")
        breach = True
    except OSError:
        pass
print("BREACH" if breach else "SAFE")
