// expect: AC
// output: SAFE
// Forking, also through vfork and a shell, is refused; the program goes on.
#include <cstdio>
#include <cstdlib>
#include <unistd.h>
int main() {
  bool forked = false;
  for (int i = 0; i < 1000; i++) {
    pid_t child = fork();
    if (child == 0) for (;;) pause();
    forked |= child > 0;
  }
  pid_t child = vfork();
  if (child == 0) _exit(0);
  forked |= child > 0 || system("true") == 0;
  puts(forked ? "BREACH" : "SAFE");
}
