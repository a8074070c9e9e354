# fails: 01 WA, 03 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA, 13 WA
s = int(input())
m = int(input())
tries = 0
low = 0
found = False
for i in range(m):
    g = int(input())
    if g < s:
        print("low")
        low += 1
        tries += 1
    elif g > s:
        print("high")
        tries += 1
    else:
        print("yes")
        found = True
        break
if not found:
    print("over")
print(tries)
print(low)
