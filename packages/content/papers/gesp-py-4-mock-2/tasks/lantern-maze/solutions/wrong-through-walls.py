# fails: 01 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
def shine(r, c, dr, dc):
    r += dr
    c += dc
    while 0 <= r < n and 0 <= c < m and maze[r][c] != "?":
        light[r][c] += 1
        r += dr
        c += dc


n, m = map(int, input().split())
maze = []
light = []
for i in range(n):
    maze.append(input())
    light.append([0] * m)
for r in range(n):
    for c in range(m):
        if maze[r][c] == "L":
            light[r][c] += 1
            shine(r, c, -1, 0)
            shine(r, c, 1, 0)
            shine(r, c, 0, -1)
            shine(r, c, 0, 1)
count = 0
most = 0
for r in range(n):
    for c in range(m):
        if light[r][c] > 0:
            count += 1
            if maze[r][c] == ".":
                most = max(most, light[r][c])
print(count, most)
