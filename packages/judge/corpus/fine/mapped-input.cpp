// expect: AC
// input: 1 2
// output: 3
// Standard input as memory: the fastest way to read.
#include <cstdio>
#include <sys/mman.h>
#include <sys/stat.h>
int main() {
  struct stat info;
  fstat(0, &info);
  void *text = mmap(nullptr, info.st_size, PROT_READ, MAP_SHARED | MAP_POPULATE, 0, 0);
  if (text == MAP_FAILED || mmap(nullptr, info.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, 0, 0) == MAP_FAILED) return 1;
  const char *digits = static_cast<const char *>(text);
  printf("%d\n", digits[0] + digits[2] - 2 * '0');
}
