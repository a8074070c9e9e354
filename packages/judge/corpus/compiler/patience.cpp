// expect: AC
// output: SAFE
// limits: 300 ms, 64 MB
// calls: compiler
// Waits for a child that waits for a busy machine: a compiler is not ended because it sleeps.
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>
int main() {
  if (fork() == 0) {
    usleep(1500000);
    _exit(0);
  }
  wait(nullptr);
  puts("SAFE");
}
