# expect: MLE
# limits: 1000 ms, 64 MB
# Catches MemoryError and allocates more.
keep = []
while True:
    try:
        keep.append(bytes(1 << 20) + b"x")
    except MemoryError:
        pass
