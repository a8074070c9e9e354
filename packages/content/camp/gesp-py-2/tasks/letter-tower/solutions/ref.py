n = int(input())
c = input()
first = ord(c) - ord("A")
for i in range(1, n + 1):
    s = " " * (n - i)
    for j in range(i):
        s += chr(ord("A") + (first + j) % 26)
    for j in range(i - 2, -1, -1):
        s += chr(ord("A") + (first + j) % 26)
    print(s)
