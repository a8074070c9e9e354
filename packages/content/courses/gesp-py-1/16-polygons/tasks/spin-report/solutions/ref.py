n, a, d = map(int, input().split())
steps = 0
turned = 0
for i in range(n):
    steps += a
    turned += d
print(steps)
print(turned // 360)
print(turned % 360)
