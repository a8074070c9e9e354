// expect: MLE
// limits: 3000 ms, 64 MB
// peak: 4096 MB
// Three gigabytes in one call of the kernel, which ends when the program is ended.
#include <sys/mman.h>
int main() {
  for (int i = 0; i < 100; i++) mmap(nullptr, 3ul << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  return 0;
}
