# expect: AC
# output: SAFE
# Starts processes by every means that Python has.
import os, subprocess
breach = False
for attempt in (os.fork, lambda: subprocess.run(["/bin/true"], check=True), lambda: os.posix_spawn("/bin/true", ["true"], {})):
    try:
        if attempt() == 0:
            os._exit(0)
        breach = True
    except OSError:
        pass
breach |= os.system("true") == 0
print("BREACH" if breach else "SAFE")
