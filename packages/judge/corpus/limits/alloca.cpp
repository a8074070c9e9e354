// expect: MLE | RE
// limits: 1000 ms, 64 MB
// The stack as a place for more than there is.
#include <alloca.h>
#include <cstring>
int main() {
  for (;;) {
    void *block = alloca(1 << 20);
    memset(block, 1, 1 << 20);
    asm volatile("" : : "r"(block) : "memory");
  }
}
