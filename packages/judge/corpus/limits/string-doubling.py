# expect: MLE | RE
# limits: 1000 ms, 64 MB
# A string that doubles without end.
text = "x"
while True:
    text += text
