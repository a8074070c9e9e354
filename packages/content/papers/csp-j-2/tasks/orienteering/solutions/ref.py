import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, limit, k = data[:3]
players = []
for i in range(n):
    score, minutes = data[3 + 2 * i], data[4 + 2 * i]
    late = max(0, minutes - limit)
    score = max(0, score - (late + 9) // 10 * 5)
    players.append((-score, minutes, i + 1))
players.sort()
lines = []
place = 0
for i, (negative, minutes, number) in enumerate(players):
    if i == 0 or players[i - 1][:2] != (negative, minutes):
        place = i + 1
    if place > k:
        break
    lines.append(f"{place} {number} {-negative}")
print(len(lines))
print("\n".join(lines))
