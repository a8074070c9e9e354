// expect: RE
// output: 3
// As the first process of its name space it would not feel this signal.
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() {
  puts("3");
  fflush(stdout);
  kill(getpid(), SIGTERM);
  return 0;
}
