# expect: RE
# A text for exit goes to standard error, and the value is 1.
exit("no answer")
