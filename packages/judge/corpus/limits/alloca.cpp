// expect: MLE | RE
// limits: 1000 ms, 64 MB
// Takes more memory on the stack than the limit.
#include <alloca.h>
#include <cstring>
int main() {
  for (;;) {
    void *block = alloca(1 << 20);
    memset(block, 1, 1 << 20);
    asm volatile("" : : "r"(block) : "memory");
  }
}
