n = int(input())
s = input().strip()
seen = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 0)
answer = 0
run = 0
last = ""
for c in s:
    run = run + 1 if c == last else 0
    answer += seen[c] - run
    seen[c] += 1
    last = c
print(answer)
