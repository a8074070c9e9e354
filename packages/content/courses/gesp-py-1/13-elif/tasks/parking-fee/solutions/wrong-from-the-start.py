# fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 17 WA
m = int(input())
if m <= 15:
    fee = 0
elif m <= 60:
    fee = 5
else:
    fee = 5 + (m + 29) // 30 * 3
if fee > 40:
    fee = 40
print(fee)
