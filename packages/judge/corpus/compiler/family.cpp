// expect: AC
// output: SAFE
// calls: compiler
// Children of children that ignore every signal, stop themselves or wait for ever.
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() {
  puts("SAFE");
  fflush(stdout);
  for (int i = 0; i < 5; i++) {
    if (fork() == 0) {
      fork();
      for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
      if (i == 1) raise(SIGSTOP);
      usleep(300000);
      puts("BREACH");
      fflush(stdout);
    }
  }
}
