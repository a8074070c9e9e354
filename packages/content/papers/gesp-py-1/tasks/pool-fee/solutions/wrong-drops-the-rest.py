# fails: 01 WA, 06 WA, 08 WA, 10 WA, 12 WA, 14 WA
m = int(input())
a = int(input())
b = int(input())
fee = a
if m > 60:
    parts = (m - 60) // 30
    fee += parts * b
if fee > 80:
    fee = 80
print(fee)
