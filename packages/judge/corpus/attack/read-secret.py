# expect: AC
# output: SAFE
# The same in Python, whose interpreter needs some files of the system.
import glob, os
paths = ["@CANARY@/secret", "/etc/passwd", "/etc/shadow", "/proc/self/environ", "/proc/1/cmdline", "../input", "../output"]
breach = bool(glob.glob("/proc/*/environ") and os.listdir("/proc"))
for path in paths:
    try:
        open(path, "rb").read(1)
        breach = True
    except OSError:
        pass
print("BREACH" if breach else "SAFE")
