# fails: 01 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA, 14 WA
m = int(input())
a = input()
b = input()
fee = a
if m > 60:
    parts = (m - 60 + 29) // 30
    fee += parts * b
if int(fee) > 80:
    fee = 80
print(fee)
