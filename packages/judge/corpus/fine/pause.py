# expect: AC
# output: 3
# system("pause"), which beginners use to keep a window open.
import os
print(3)
os.system("pause")
os.system("cls")
