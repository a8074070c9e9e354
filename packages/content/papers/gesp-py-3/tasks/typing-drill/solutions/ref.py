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
if text == "":
    text = "EMPTY"
print(text)
print(score)
