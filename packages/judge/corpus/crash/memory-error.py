# expect: RE | MLE
# More at once than the machine would give: an exception that nobody catches.
block = bytearray(6 * 10**9)
