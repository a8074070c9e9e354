# expect: AC
# output: SAFE
# Its OOM score, resource limits, timers and priority in the kernel.
import os, resource
breach = False
for path in ("/proc/self/oom_score_adj", "/proc/self/mem", "/proc/self/timerslack_ns", "/sys/fs/cgroup/cgroup.procs"):
    try:
        open(path, "w").write("0")
        breach = True
    except OSError:
        pass
for attempt in (lambda: os.nice(-5), lambda: os.setpriority(os.PRIO_PROCESS, 0, -5), lambda: os.setuid(0),
                lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)),
                lambda: resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))):
    try:
        attempt()
        breach = True
    except (OSError, ValueError):
        pass
print("BREACH" if breach else "SAFE")
