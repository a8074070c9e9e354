# expect: AC
# output: SAFE
# The same in Python.
import threading
try:
    threading.Thread(target=print).start()
    print("BREACH")
except RuntimeError:
    print("SAFE")
