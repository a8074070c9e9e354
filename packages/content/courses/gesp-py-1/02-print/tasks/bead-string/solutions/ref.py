a = input()
b = input()
print(a, b, a, b, a, sep="-")
print("[", b, "]", sep="")
