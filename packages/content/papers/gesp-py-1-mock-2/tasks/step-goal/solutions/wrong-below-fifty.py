# fails: 02 WA, 03 WA, 06 WA, 09 WA, 13 WA, 16 WA, 17 WA
n = int(input())
g = int(input())
k = int(input())
met = 0
most = 0
for i in range(n):
    x = int(input())
    if g > most:
        most = g
    if x >= g:
        met += 1
        g += k
    else:
        g -= k
print(met)
print(most)
print(g)
