# expect: AC
# output: 3
# Left in by a beginner, for a window that closes too soon.
import os
print(3)
os.system("pause")
os.system("cls")
