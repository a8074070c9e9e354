# expect: CE
# Tabs and blanks mixed.
if True:
	print(1)
        print(2)
