p, q = map(int, input().split())
tablet = input()
signs = "0123456789ABCDEF"
n = 0
for i in range(len(tablet)):
    n += signs.find(tablet[i]) * p ** i
text = ""
most = 0
while n > 0:
    digit = n % q
    text = text + signs[digit]
    most = max(most, digit)
    n //= q
print(text)
print(most)
