// expect: AC
// output: SAFE
// calls: debugger
// Children of children without end: they are counted, they ignore every signal, and none outlives the job.
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() {
  int count = 0;
  for (; count < 500; count++) {
    pid_t child = fork();
    if (child < 0) break;
    if (child > 0) continue;
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    for (;;) pause();
  }
  puts(count < 500 ? "SAFE" : "BREACH");
}
