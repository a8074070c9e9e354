# fails: 01 WA, 07 WA, 08 WA, 13 WA, 14 WA, 15 WA
p = int(input())
a = int(input())
v = int(input())
if a < 6:
    price = 0
elif a <= 12 or a >= 65:
    price = (p + 1) // 2
else:
    price = p
if v == 1:
    price -= 5
    if price < 0:
        price = 0
print(price)
