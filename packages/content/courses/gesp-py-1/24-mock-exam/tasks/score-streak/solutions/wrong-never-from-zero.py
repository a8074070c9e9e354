# fails: 01 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
n = int(input())
total = 0
run = 0
best = 0
wrong = 0
for i in range(n):
    a = int(input())
    if a == 1:
        if run > 5:
            total += 15
        else:
            total += 10 + run
        run += 1
        if run > best:
            best = run
    else:
        wrong += 1
        run = run
print(total)
print(best)
print(wrong)
