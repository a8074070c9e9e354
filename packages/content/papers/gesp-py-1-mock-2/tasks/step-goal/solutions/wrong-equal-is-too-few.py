# fails: 04 WA, 05 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA
n = int(input())
g = int(input())
k = int(input())
met = 0
most = 0
for i in range(n):
    x = int(input())
    if g > most:
        most = g
    if x > g:
        met += 1
        g += k
    else:
        g -= k
        if g < 50:
            g = 50
print(met)
print(most)
print(g)
