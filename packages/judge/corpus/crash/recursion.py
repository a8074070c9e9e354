# expect: RE
# Python's own limit of depth.
def deeper(depth):
    return deeper(depth + 1)
deeper(0)
