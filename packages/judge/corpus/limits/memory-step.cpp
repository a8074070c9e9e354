// expect: MLE
// limits: 8000 ms, 64 MB
// peak: 500 MB
// Must be ended while it takes memory, not only found out afterwards.
#include <cstdlib>
#include <cstring>
#include <unistd.h>
int main() {
  for (int i = 0; i < 80; i++) {
    void *block = malloc(10 << 20);
    if (block) memset(block, 1, 10 << 20);
    usleep(1000);
  }
}
