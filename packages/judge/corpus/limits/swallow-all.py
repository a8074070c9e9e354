# expect: TLE
# limits: 300 ms, 64 MB
# Swallowing every exception does not keep a program alive.
while True:
    try:
        while True:
            pass
    except BaseException:
        pass
