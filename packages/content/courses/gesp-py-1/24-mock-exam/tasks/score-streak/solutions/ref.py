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
        run = 0
print(total)
print(best)
print(wrong)
