# fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
n, q = map(int, input().split())
t = list(map(int, input().split()))
queue = []
for i in range(n):
    queue.append((i, t[i]))
home = [0] * n
now = 0
while len(queue) > 0:
    child, left = queue.pop(0)
    now += min(q, left)
    if left > q:
        queue.insert(0, (child, left - q))
    else:
        home[child] = now
        print(child + 1, now)
    if len(queue) > 0:
        now += 1
longest = 0
for i in range(n):
    if home[i] - t[i] > home[longest] - t[longest]:
        longest = i
print(longest + 1)
