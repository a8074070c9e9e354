# fails: 05 WA, 06 WA, 08 WA, 11 WA, 12 WA
n, k = map(int, input().split())
books = {}
for i in range(n):
    name, book, pages = input().split()
    mine = books.setdefault(name, {})
    mine[book] = max(mine.get(book, 0), int(pages))
people = []
for name in books:
    total = sum(books[name].values())
    people.append((-total, name, len(books[name])))
people.sort()
for total, name, kinds in people[:k]:
    print(name, -total, kinds)
