# expect: TLE | MLE
# limits: 200 ms, 256 MB
# One number with more digits than time.
print(len(str(7 ** 7 ** 9)))
