m, n = map(int, input().split())
fridge = {}
for i in range(m):
    food, amount = input().split()
    fridge[food] = int(amount)
recipes = []
for i in range(n):
    row = input().split()
    need = {}
    for j in range(2, len(row), 2):
        need[row[j]] = need.get(row[j], 0) + int(row[j + 1])
    recipes.append((row[0], need))
best = "NONE"
most = 0
kinds = 0
for name, need in recipes:
    portions = 1000000
    for food in need:
        portions = min(portions, fridge.get(food, 0) // need[food])
    print(name, portions)
    if portions > most or portions == most and portions > 0 and len(need) < kinds:
        most = portions
        best = name
        kinds = len(need)
print(best)
