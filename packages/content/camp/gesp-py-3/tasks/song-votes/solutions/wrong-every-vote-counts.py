# fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
n = int(input())
choice = {}
changed = set()
votes = {}
for i in range(n):
    name, song = input().split()
    if name in choice and choice[name] != song:
        changed.add(name)
    choice[name] = song
    votes[song] = votes.get(song, 0) + 1
best = ""
for song in votes:
    if best == "" or votes[song] > votes[best] or votes[song] == votes[best] and song < best:
        best = song
print(best, votes[best])
print(len(changed))
