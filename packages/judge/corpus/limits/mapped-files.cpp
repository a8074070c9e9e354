// expect: AC | MLE | RE
// limits: 1000 ms, 64 MB
// Locked, shared and huge pages, each a way to hide memory: they are refused or counted.
#include <cstdio>
#include <sys/mman.h>
int main() {
  const int ways[] = {MAP_SHARED, MAP_PRIVATE | MAP_HUGETLB, MAP_PRIVATE | MAP_LOCKED | MAP_POPULATE};
  for (int way : ways) {
    void *place = mmap(nullptr, 512 << 20, PROT_READ | PROT_WRITE, way | MAP_ANONYMOUS, -1, 0);
    if (place != MAP_FAILED) puts("BREACH");
  }
}
