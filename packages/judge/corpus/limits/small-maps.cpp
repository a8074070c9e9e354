// expect: MLE
// limits: 1000 ms, 64 MB
// Many small maps instead of one heap.
#include <cstring>
#include <sys/mman.h>
int main() {
  for (;;) {
    void *page = mmap(nullptr, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page != MAP_FAILED) memset(page, 1, 65536);
  }
}
