# expect: TLE
# limits: 200 ms, 256 MB
# Everything that runs next to the main program: signals, tracing, finalizers, exit handlers that register again.
import atexit, signal, sys
for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
def trace(*_):
    return trace
sys.settrace(trace)
class Again:
    def __del__(self):
        Again()
atexit.register(Again)
Again()
while True:
    pass
