# fails: 01 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
n = int(input())
g = int(input())
k = int(input())
met = 0
first = g
most = 0
for i in range(n):
    x = int(input())
    if g > most:
        most = g
    if x >= first:
        met += 1
        g += k
    else:
        g -= k
        if g < 50:
            g = 50
print(met)
print(most)
print(g)
