# expect: RE
# Tries to execute another program in place of this one.
import os
os.execv("/usr/bin/python3", ["python3", "-c", "print('BREACH')"])
