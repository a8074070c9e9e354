# fails: 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
m = int(input())
if m <= 15:
    fee = 0
elif m <= 60:
    fee = 5
else:
    fee = 5 + (m - 60 + 29) // 30 * 3
print(fee)
