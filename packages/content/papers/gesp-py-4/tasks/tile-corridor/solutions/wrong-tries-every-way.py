# fails: 05 TLE, 06 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE
import sys

sys.setrecursionlimit(200000)
n, m = map(int, input().split())
wet = [False] * (n + 4)
if m > 0:
    for cell in input().split():
        wet[int(cell)] = True


def ways(done, yellow):
    if done == n:
        return 1
    total = ways(done + 1, False)
    if done + 2 <= n and not wet[done + 1] and not wet[done + 2]:
        total += ways(done + 2, False)
        if not yellow and done + 3 <= n and not wet[done + 3]:
            total += ways(done + 3, True)
    return total


print(ways(0, False) % (10 ** 9 + 7))
