# expect: AC
# output: SAFE
# Opens files of processes, the system, devices and the box itself, which no program needs.
import os
breach = []
for path in ("/proc/self/environ", "/proc/self/maps", "/proc/1/environ", "/proc/1/cmdline", "/proc/self/mountinfo",
             "/sys/kernel", "/etc/passwd", "/etc/shadow", "/etc/hostname", "/root", "/home", "../input", "../error", "..",
             "/tmp", "/dev", "/shared", "/dev/shm", "/dev/mqueue", "/dev/zero", "/dev/full", "/dev/tty", "/dev/ptmx",
             "/dev/kmsg", "/dev/mem", "/run", "/var/run/docker.sock"):
    for look in (lambda: os.open(path, os.O_RDONLY | os.O_NONBLOCK), lambda: os.listdir(path)):
        try:
            look()
            breach.append(path)
        except OSError:
            pass
print(breach or "SAFE")
