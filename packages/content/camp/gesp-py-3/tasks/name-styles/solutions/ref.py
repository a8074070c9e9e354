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
            text += word[0].upper() + word[1:]
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
