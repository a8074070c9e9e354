left = input()
middle = input()
right = input()
left, middle = middle, left
middle, right = right, middle
print(left, middle, right)
