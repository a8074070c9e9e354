# expect: AC
# output: SAFE
# Opens every process and every file about processes.
import os
breach = False
for pid in list(range(1, 300)) + [os.getppid(), -1]:
    for attempt in (lambda: os.kill(pid, 0), lambda: open(f"/proc/{pid}/cmdline"), lambda: open(f"/proc/{pid}/mem", "r+b"),
                    lambda: os.listdir(f"/proc/{pid}/fd"), lambda: os.sched_setaffinity(pid, {0}), lambda: os.pidfd_open(pid)):
        try:
            if pid != os.getpid():
                attempt()
                breach = True
        except OSError:
            pass
print("BREACH" if breach else "SAFE")
