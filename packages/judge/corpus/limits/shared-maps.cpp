// expect: RE | MLE
// limits: 1000 ms, 64 MB
// Shared pages stay although they are unmapped, out of sight of the resident size: they are refused.
#include <cstring>
#include <sys/mman.h>
int main() {
  for (int i = 0; i < 1000; i++) {
    char *block = static_cast<char *>(mmap(nullptr, 1 << 24, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    if (block == MAP_FAILED) return 1;
    memset(block, 1, 1 << 24);
    munmap(block, (1 << 24) - 4096);
  }
}
