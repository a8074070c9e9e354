n, m = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(n)]


def outstanding(r, c):
    for i in range(max(0, r - 1), min(n, r + 2)):
        for j in range(max(0, c - 1), min(m, c + 2)):
            if (i, j) != (r, c) and a[i][j] >= a[r][c]:
                return False
    return True


found = [(i, j) for i in range(n) for j in range(m) if outstanding(i, j)]
print(len(found), sum(a[i][j] for i, j in found))
if found:
    row, column = max(found, key=lambda cell: a[cell[0]][cell[1]])
    print(row + 1, column + 1)
else:
    print(0, 0)
