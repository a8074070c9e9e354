# fails: 03 WA, 05 WA, 09 WA, 11 WA, 13 WA, 15 WA
m = int(input())
a = int(input())
b = int(input())
fee = a
if m > 60:
    parts = (m - 60 + 29) // 30
    fee += parts * b
print(fee)
