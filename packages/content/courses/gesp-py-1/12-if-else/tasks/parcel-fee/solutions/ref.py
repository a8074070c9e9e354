w, u = map(int, input().split())
if w <= 3:
    fee = 8
else:
    fee = 8 + (w - 3) * 2
if u == 1:
    fee += 10
if fee >= 30:
    fee -= 4
print(fee)
