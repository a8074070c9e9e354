# fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
def calc(a, sign, b):
    x = int(a)
    y = int(b)
    if sign == "+":
        return x + y
    if sign == "-":
        return x - y
    if sign == "*":
        return x * y
    if sign == "/":
        return x / y
    return None


n = int(input())
total = 0
numbers = 0
signs = 0
zeros = 0
run = 0
longest = 0
for i in range(n):
    a, sign, b = input().split()
    ok = False
    try:
        result = calc(a, sign, b)
        if result is None:
            signs += 1
        else:
            total += result
            ok = True
    except ValueError:
        numbers += 1
    except ZeroDivisionError:
        zeros += 1
    if ok:
        run += 1
        longest = max(longest, run)
    else:
        run = 0
print(total)
print(numbers, signs, zeros)
print(longest)
