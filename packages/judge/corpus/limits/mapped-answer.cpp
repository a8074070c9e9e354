// expect: MLE
// limits: 1000 ms, 16 MB
// file: add
// The answer file as memory, shared with nobody.
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
int main() {
  const long size = 60L << 20;
  int fd = open("add.out", O_RDWR);
  pwrite(fd, "x", 1, size - 1);
  void *map = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (map == MAP_FAILED) return 1;
  for (;;) memset(map, 1, size);
}
