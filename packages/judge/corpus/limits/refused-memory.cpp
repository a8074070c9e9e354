// expect: MLE
// limits: 1000 ms, 64 MB
// peak: 512 MB
// Does not check the result of malloc: a tight address space limit would turn MLE into a crash.
#include <cstdlib>
int main() {
  for (;;) {
    volatile char *block = static_cast<char *>(malloc(1 << 20));
    for (int i = 0; i < 1 << 20; i += 4096) block[i] = 1;
  }
}
