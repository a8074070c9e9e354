# fails: 03 WA, 05 WA, 06 WA, 10 WA, 11 WA, 12 WA
p = int(input())
a = int(input())
v = int(input())
if a < 6:
    price = 0
elif a <= 12 or a >= 65:
    price = p // 2
else:
    price = p
if v == 1:
    price -= 5
print(price)
