n, k = map(int, input().split())
books = {}
for i in range(n):
    name, book, pages = input().split()
    mine = books.setdefault(name, {})
    mine[book] = max(mine.get(book, 0), int(pages))
people = []
for name in books:
    total = sum(books[name].values())
    people.append((-total, len(books[name]), name))
people.sort()
for total, kinds, name in people[:k]:
    print(name, -total, kinds)
