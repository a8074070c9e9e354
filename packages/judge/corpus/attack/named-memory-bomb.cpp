// expect: MLE
// limits: 8000 ms, 64 MB
// peak: 500 MB
// Takes memory under a process name that would shift the fields of /proc/PID/stat.
#include <cstdlib>
#include <cstring>
#include <sys/prctl.h>
#include <unistd.h>
int main() {
  prctl(PR_SET_NAME, "a) R 1 (b) 2");
  for (int i = 0; i < 80; i++) {
    void *block = malloc(10 << 20);
    if (block) memset(block, 1, 10 << 20);
    usleep(1000);
  }
}
