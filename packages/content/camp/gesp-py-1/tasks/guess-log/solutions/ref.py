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
        break
if not found:
    print("over")
print(tries)
print(low)
