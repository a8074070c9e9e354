import sys
from array import array


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, total, gap = data[:3]
    rows = [array("q", [0]) * (total + 1)]
    places = []
    pre = 0
    for i in range(n):
        x, a, p, b, q = data[3 + 5 * i : 8 + 5 * i]
        while pre < i and places[pre] <= x - gap:
            pre += 1
        places.append(x)
        best = list(rows[i])
        for minutes, gain in ((a, p), (b, q)):
            best[minutes:] = [
                skipped if skipped > got + gain else got + gain for skipped, got in zip(best[minutes:], rows[pre])
            ]
        rows.append(array("q", best))
    print(rows[n][total])


main()
