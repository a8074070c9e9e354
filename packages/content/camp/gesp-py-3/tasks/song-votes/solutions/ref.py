n = int(input())
choice = {}
changed = set()
for i in range(n):
    name, song = input().split()
    if name in choice and choice[name] != song:
        changed.add(name)
    choice[name] = song
votes = {}
for song in choice.values():
    votes[song] = votes.get(song, 0) + 1
best = ""
for song in votes:
    if best == "" or votes[song] > votes[best] or votes[song] == votes[best] and song < best:
        best = song
print(best, votes[best])
print(len(changed))
