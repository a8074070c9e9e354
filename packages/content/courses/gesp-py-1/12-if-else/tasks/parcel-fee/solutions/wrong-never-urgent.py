# fails: 02 WA, 04 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
w, u = map(int, input().split())
if w <= 3:
    fee = 8
else:
    fee = 8 + (w - 3) * 2
if u == 2:
    fee += 10
if fee >= 30:
    fee -= 4
print(fee)
