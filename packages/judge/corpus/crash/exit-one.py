# expect: RE
# output: 3
# The right answer, but the script says that it failed.
import sys
print(3)
sys.exit(1)
