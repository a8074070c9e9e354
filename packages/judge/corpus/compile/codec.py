# -*- coding: rot13 -*-
# expect: CE
# The source is in another codec (rot13).
print("SAFE")
