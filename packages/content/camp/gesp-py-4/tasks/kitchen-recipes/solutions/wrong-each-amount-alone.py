# fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
m, n = map(int, input().split())
fridge = {}
for i in range(m):
    food, amount = input().split()
    fridge[food] = int(amount)
best = "NONE"
most = 0
kinds = 0
for i in range(n):
    row = input().split()
    portions = 1000000
    for j in range(2, len(row), 2):
        portions = min(portions, fridge.get(row[j], 0) // int(row[j + 1]))
    print(row[0], portions)
    if portions > most or portions == most and portions > 0 and int(row[1]) < kinds:
        most = portions
        best = row[0]
        kinds = int(row[1])
print(best)
