# fails: 01 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA
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
        low += 1
    elif g > s:
        print("high")
    else:
        print("yes")
        found = True
if not found:
    print("over")
print(tries)
print(low)
