# expect: MLE
# limits: 1000 ms, 64 MB
# Lists of lists.
kept = []
while True:
    kept.append([0] * 100000)
