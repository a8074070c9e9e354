// expect: AC | MLE | RE
// limits: 3000 ms, 64 MB
// peak: 512 MB
// One byte in each 2 MB: the kernel's page tables are larger than the resident size.
#include <sys/mman.h>
int main() {
  for (long i = 0; i < 200000; i++) {
    void *place = mmap(nullptr, 2 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED) return 0;
    *static_cast<volatile char *>(place) = 1;
  }
}
