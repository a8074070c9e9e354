# fails: 02 RE, 04 RE, 05 RE, 07 RE, 09 RE, 10 RE, 11 RE, 14 RE
s = input()
t = input()
line = []
for key in t:
    if key != "<":
        line.append(key)
    else:
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
