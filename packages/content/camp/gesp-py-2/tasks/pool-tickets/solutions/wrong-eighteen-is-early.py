# fails: 01 WA, 06 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
n = int(input())
total = 0
for i in range(n):
    w, a, h = map(int, input().split())
    if w >= 6:
        if a < 14:
            fee = 25
        else:
            fee = 40
    else:
        if h > 18:
            fee = 30
        elif a < 14:
            fee = 10
        else:
            fee = 20
    print(fee)
    total += fee
print(total)
