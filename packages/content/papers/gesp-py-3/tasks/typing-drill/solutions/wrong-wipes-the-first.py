# fails: 01 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 13 WA, 14 WA, 15 WA, 16 WA
s = input()
t = input()
line = []
for key in t:
    if key != "<":
        line.append(key)
    elif len(line) > 0:
        line.pop(0)
text = "".join(line)
score = 0
for i in range(min(len(s), len(text))):
    if s[i] == text[i]:
        score += 1
if text == "":
    text = "EMPTY"
print(text)
print(score)
