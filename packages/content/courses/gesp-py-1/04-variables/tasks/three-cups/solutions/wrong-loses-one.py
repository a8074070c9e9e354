# fails: 01 WA, 02 WA, 03 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
left = input()
middle = input()
right = input()
left = middle
middle = left
middle, right = right, middle
print(left, middle, right)
