w = input()
k = int(input())
text = w * k
n = len(text)
print("=" * n)
print(text)
print("=" * n)
print(n)
