# -*- coding: rot13 -*-
# expect: CE
# A codec that turns other text into the program.
print("SAFE")
