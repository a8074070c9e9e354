# expect: RE
# Python ends itself by the signal of Ctrl-C.
raise KeyboardInterrupt
