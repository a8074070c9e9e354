# expect: WA
# output: 3
