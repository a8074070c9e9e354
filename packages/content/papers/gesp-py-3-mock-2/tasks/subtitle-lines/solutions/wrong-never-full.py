# fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
w, h = map(int, input().split())
words = input().split()
rows = []
row = ""
for word in words:
    if len(word) > w:
        word = word[:w - 1] + "+"
    if row == "":
        row = word
    elif len(row) + 1 + len(word) < w:
        row += " " + word
    else:
        rows.append(row)
        row = word
rows.append(row)
count = 0
for row in rows:
    print(row)
    count += 1
    if count % h == 0:
        print("--")
if count % h != 0:
    print("--")
