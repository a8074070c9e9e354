word = input()
print(word)
print(word, word)
print(word, word, word)
