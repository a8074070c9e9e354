# fails: 01 WA, 09 WA, 10 WA, 13 WA, 14 WA, 15 WA, 16 WA
s = input()
t = input()
line = []
for key in t:
    if key != "<":
        line.append(key)
    elif len(line) > 0:
        line.pop()
text = "".join(line)
score = 0
for i in range(min(len(s), len(text))):
    if s[i] == text[i]:
        score += 1
    else:
        break
if text == "":
    text = "EMPTY"
print(text)
print(score)
