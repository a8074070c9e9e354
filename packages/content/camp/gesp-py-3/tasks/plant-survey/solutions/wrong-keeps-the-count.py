# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA
k = int(input())
every = set()
common = set()
groups = {}
for i in range(k):
    row = list(map(int, input().split()))
    seen = set(row)
    every = every | seen
    if i == 0:
        common = seen
    else:
        common = common & seen
    for plant in seen:
        groups[plant] = groups.get(plant, 0) + 1
single = 0
for plant in groups:
    if groups[plant] == 1:
        single += 1
print(len(every))
if len(common) == 0:
    print("NONE")
else:
    print(*sorted(common))
print(single)
