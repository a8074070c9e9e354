# expect: AC
# input: 1 2
# output: 3 3 3
# The usual fast ways to read and write in contests.
import io, mmap, os, sys
size = os.fstat(0).st_size
mapped = mmap.mmap(0, 0, access=mmap.ACCESS_READ).read()
again = io.BytesIO(os.read(0, size)).read()
os.lseek(0, 0, os.SEEK_SET)
lines = sys.stdin.buffer.readlines()
sums = [sum(map(int, text.split())) for text in (mapped, again, lines[0])]
sys.stdout = io.StringIO()
print(*sums)
os.write(1, sys.stdout.getvalue().encode())
