m = int(input())
a = int(input())
b = int(input())
fee = a
if m > 60:
    parts = (m - 60 + 29) // 30
    fee += parts * b
if fee > 80:
    fee = 80
print(fee)
