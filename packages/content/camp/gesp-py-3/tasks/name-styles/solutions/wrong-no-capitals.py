# fails: 01 WA, 02 WA, 05 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
n = int(input())
most = 0
for i in range(n):
    name = input()
    text = ""
    count = 1
    if "_" in name:
        words = name.split("_")
        count = len(words)
        text = words[0]
        for word in words[1:]:
            text += word
    else:
        for c in name:
            if c.isupper():
                text += "_" + c.lower()
                count += 1
            else:
                text += c
    print(text)
    most = max(most, count)
print(most)
