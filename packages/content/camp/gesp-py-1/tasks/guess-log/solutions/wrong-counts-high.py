# fails: 02 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
s = int(input())
m = int(input())
tries = 0
low = 0
found = False
for i in range(m):
    g = int(input())
    tries += 1
    if g < s:
        print("low")
    elif g > s:
        print("high")
        low += 1
    else:
        print("yes")
        found = True
        break
if not found:
    print("over")
print(tries)
print(low)
