// expect: MLE
// limits: 1000 ms, 64 MB
// peak: 512 MB
// Trusts malloc without looking: a limit of address space near the memory limit would make a crash of it.
#include <cstdlib>
int main() {
  for (;;) {
    volatile char *block = static_cast<char *>(malloc(1 << 20));
    for (int i = 0; i < 1 << 20; i += 4096) block[i] = 1;
  }
}
