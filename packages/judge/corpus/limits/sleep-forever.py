# expect: TLE
# limits: 300 ms, 64 MB
# Sleeping costs no CPU time: the wall limit ends it.
import time
while True:
    time.sleep(1000)
