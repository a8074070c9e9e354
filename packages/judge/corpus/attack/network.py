# expect: AC
# output: SAFE
# The same in Python.
import socket
breach = False
for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX):
    try:
        socket.socket(family, socket.SOCK_STREAM)
        breach = True
    except OSError:
        pass
print("BREACH" if breach else "SAFE")
