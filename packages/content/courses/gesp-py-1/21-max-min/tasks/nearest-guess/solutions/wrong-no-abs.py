# fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n, m = map(int, input().split())
near = 10 ** 9
place = 0
value = 0
most = 0
least = 10 ** 9
for i in range(1, n + 1):
    x = int(input())
    d = x - m
    if d < near:
        near = d
        place = i
        value = x
    if x > most:
        most = x
    if x < least:
        least = x
print(place, value)
print(most - least)
