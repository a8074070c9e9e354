# expect: AC | RE
# output: SAFE
# System calls by number, without the wrappers of the library.
try:
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    breach = any(libc.syscall(number, 0, 0, 0, 0, 0, 0) >= 0 for number in (41, 56, 57, 58, 101, 165, 272, 319, 321, 425))
except (ImportError, OSError):
    breach = False
print("BREACH" if breach else "SAFE")
