# fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
n = int(input())
c = input()
first = ord(c) - ord("A")
for i in range(1, n + 1):
    s = " " * (n - i)
    for j in range(i):
        s += chr(ord("A") + (first + j) % 26)
    for j in range(i - 1, -1, -1):
        s += chr(ord("A") + (first + j) % 26)
    print(s)
