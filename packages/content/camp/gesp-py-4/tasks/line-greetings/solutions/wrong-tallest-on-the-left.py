# fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
n = int(input())
height = [0] + list(map(int, input().split()))
line = []
total = 0
most = -1
who = 0
for i in range(1, n + 1):
    line.append(i)
    j = len(line) - 1
    count = 0
    while j > 0 and height[line[j - 1]] < height[i]:
        line[j - 1], line[j] = line[j], line[j - 1]
        j -= 1
        count += 1
    total += count
    if count > most:
        most = count
        who = i
print(total)
print(who)
print(*line)
