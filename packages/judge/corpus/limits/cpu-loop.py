# expect: TLE
# limits: 300 ms, 64 MB
# The plain endless loop.
while True:
    pass
