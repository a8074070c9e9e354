# expect: RE
# Half a character cannot be printed.
print("\ud800")
