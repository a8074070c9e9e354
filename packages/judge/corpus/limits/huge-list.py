# expect: MLE | RE
# limits: 1000 ms, 64 MB
# One list that is larger than the limit.
kept = [0] * (1 << 25)
print(len(kept))
