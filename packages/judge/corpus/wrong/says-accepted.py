# expect: WA
# output: 3
# The same to every descriptor that there might be.
import os
for descriptor in range(256):
    try:
        os.write(descriptor, b'{"killed":"","exitCode":0,"signal":0,"cpuUs":0,"outputBytes":0}\n\n')
    except OSError:
        pass
