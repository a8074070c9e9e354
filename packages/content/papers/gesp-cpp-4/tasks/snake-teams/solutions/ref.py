n, k = map(int, input().split())
power = list(map(int, input().split()))
ranking = sorted(range(n), key=lambda i: -power[i])
teams = [[] for _ in range(k)]
for p, member in enumerate(ranking):
    place = p % k
    if p // k % 2 == 1:
        place = k - 1 - place
    teams[place].append(member)
for team in teams:
    print(team[0] + 1, team[-1] + 1, sum(power[i] for i in team))
