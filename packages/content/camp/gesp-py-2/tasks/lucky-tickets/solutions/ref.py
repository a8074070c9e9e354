a = int(input())
b = int(input())
k = int(input())
count = 0
last = -1
for ticket in range(a, b + 1):
    n = ticket
    s = 0
    while n > 0:
        s += n % 10
        n //= 10
    if s % k == 0:
        count += 1
        last = ticket
print(count, last)
