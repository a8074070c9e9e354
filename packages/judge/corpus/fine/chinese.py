# expect: AC
# input: 奥赛 三
# output: 三 奥赛
# Chinese in, Chinese out, whatever the machine's own locale.
一, 二 = input().split()
print(二, 一)
