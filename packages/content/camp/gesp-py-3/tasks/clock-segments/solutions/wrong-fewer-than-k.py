# fails: 03 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 18 WA
lines = [6, 2, 5, 5, 4, 5, 6, 3, 7, 6]
a = input().split(":")
b = input().split(":")
k = int(input())
t = int(a[0]) * 60 + int(a[1])
end = int(b[0]) * 60 + int(b[1])
count = 0
least = 100
best = "NONE"
while True:
    h = t // 60
    m = t % 60
    lit = lines[h // 10] + lines[h % 10] + lines[m // 10] + lines[m % 10]
    if lit < k:
        count += 1
        if lit < least:
            least = lit
            best = f"{h:02d}:{m:02d}"
    if t == end:
        break
    t = (t + 1) % 1440
print(count)
print(best)
