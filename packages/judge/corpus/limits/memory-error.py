# expect: MLE
# limits: 1000 ms, 64 MB
# Catches that there is no memory and goes on taking it.
keep = []
while True:
    try:
        keep.append(bytes(1 << 20) + b"x")
    except MemoryError:
        pass
