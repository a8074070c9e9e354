# fails: 01 WA, 02 WA, 06 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
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
        g = g
print(met)
print(most)
print(g)
