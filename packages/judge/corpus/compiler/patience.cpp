// expect: AC
// output: SAFE
// limits: 300 ms, 64 MB
// calls: compiler
// Waits for its part, which on a busy machine waits for its turn: the time asleep is no reason to end a compiler.
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
