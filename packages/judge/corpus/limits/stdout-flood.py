# expect: OLE
# Output without end.
block = "0123456789" * 6554
while True:
    print(block)
