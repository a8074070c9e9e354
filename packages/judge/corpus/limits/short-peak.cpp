// expect: MLE
// limits: 2000 ms, 64 MB
// Holds three times its limit for less time than the polling interval, again and again.
#include <sys/mman.h>
#include <unistd.h>
int main() {
  const size_t size = 200 << 20;
  for (int round = 0; round < 20; round++) {
    char *block = static_cast<char *>(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    for (size_t at = 0; at < size; at += 4096) block[at] = 1;
    munmap(block, size);
    usleep(7000);
  }
}
