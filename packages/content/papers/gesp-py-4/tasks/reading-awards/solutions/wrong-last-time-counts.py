# fails: 04 WA, 05 WA, 07 WA, 11 WA, 12 WA
n, k = map(int, input().split())
books = {}
for i in range(n):
    name, book, pages = input().split()
    mine = books.setdefault(name, {})
    mine[book] = int(pages)
people = []
for name in books:
    total = sum(books[name].values())
    people.append((-total, len(books[name]), name))
people.sort()
for total, kinds, name in people[:k]:
    print(name, -total, kinds)
