import sys

def main():
    data = sys.stdin.read().split()
    n, m, pads = map(int, data[:3])
    w = m + 2
    grid = "#" * w + "".join("#" + row + "#" for row in data[3:]) + "#" * w
    goal = n * w + m
    layers = [bytearray(len(grid)) for _ in range(pads + 1)]
    for layer in layers:
        for i, c in enumerate(grid):
            layer[i] = c == "#"
    start = w + 1
    if start == goal:
        print(0)
        return
    current = [[] for _ in range(pads + 1)]
    current[0].append(start)
    layers[0][start] = 1
    seconds = 0
    while any(current):
        seconds += 1
        following = [[] for _ in range(pads + 2)]
        for k in range(pads + 1):
            seen = layers[k]
            for p in current[k]:
                for q in (p + 1, p - 1, p + w, p - w):
                    if grid[q] == "~":
                        if k < pads and not layers[k + 1][q]:
                            layers[k + 1][q] = 1
                            following[k + 1].append(q)
                    elif not seen[q]:
                        if q == goal:
                            print(seconds)
                            return
                        seen[q] = 1
                        following[k].append(q)
        current = following
    print(-1)

main()
