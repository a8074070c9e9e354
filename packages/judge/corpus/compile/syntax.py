# expect: CE
# A full-width bracket, as an input method leaves it.
print（1)
