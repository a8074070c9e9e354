# expect: AC
# output: SAFE
# The same in Python.
import socket
breach = False
try:
    socket.create_connection(("127.0.0.1", @PORT@), timeout=1)
    breach = True
except OSError:
    pass
try:
    socket.getaddrinfo("example.org", 80)
    breach = True
except OSError:
    pass
print("BREACH" if breach else "SAFE")
