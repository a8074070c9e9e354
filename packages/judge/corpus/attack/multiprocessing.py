# expect: AC
# output: SAFE
# Python's multiprocessing module: more processes and shared memory.
breach = False
try:
    import multiprocessing, multiprocessing.shared_memory
    for attempt in (lambda: multiprocessing.Process(target=print).start(),
                    lambda: multiprocessing.shared_memory.SharedMemory(create=True, size=4096),
                    lambda: multiprocessing.Pool(2)):
        try:
            attempt()
            breach = True
        except OSError:
            pass
except (ImportError, OSError):
    pass
print("BREACH" if breach else "SAFE")
