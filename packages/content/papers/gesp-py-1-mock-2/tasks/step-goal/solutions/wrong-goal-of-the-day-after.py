# fails: 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA
n = int(input())
g = int(input())
k = int(input())
met = 0
most = 0
for i in range(n):
    x = int(input())
    if x >= g:
        met += 1
        g += k
    else:
        g -= k
        if g < 50:
            g = 50
    if g > most:
        most = g
print(met)
print(most)
print(g)
