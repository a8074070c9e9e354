# expect: AC | RE
# output: SAFE
# Calls the C library directly, through ctypes.
try:
    import ctypes
    libc = ctypes.CDLL(None)
    breach = libc.fork() >= 0 or libc.socket(2, 1, 0) >= 0 or libc.kill(libc.getppid(), 0) == 0 or libc.unshare(0x10000000) == 0
except (ImportError, OSError):
    breach = False
print("BREACH" if breach else "SAFE")
