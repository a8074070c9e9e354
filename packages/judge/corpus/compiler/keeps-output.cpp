// expect: AC
// output: SAFE
// calls: compiler
// Leaves a child that keeps the output open: it must be killed before the verdict and write no more.
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() {
  puts("SAFE");
  fflush(stdout);
  pid_t parent = getpid();
  if (fork() == 0) {
    while (getppid() == parent) usleep(1000);
    usleep(300000);
    puts("BREACH");
  }
}
