# fails: 02 WA, 05 WA, 06 WA, 07 WA, 09 WA, 11 WA, 12 WA, 13 WA, 14 WA
n = int(input())
c = input()
first = ord(c) - ord("A")
for i in range(1, n + 1):
    s = " " * (n - i)
    for j in range(i):
        s += chr(ord("A") + first + j)
    for j in range(i - 2, -1, -1):
        s += chr(ord("A") + first + j)
    print(s)
