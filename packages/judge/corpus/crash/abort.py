# expect: RE
# output: 3
# Ends without tidying up.
import os
print(3, flush=True)
os.abort()
