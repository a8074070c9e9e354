// expect: TLE
// limits: 300 ms, 64 MB
// A timer that interrupts a sleep again and again.
#include <csignal>
#include <sys/time.h>
#include <unistd.h>
static void again(int) {}
int main() {
  signal(SIGALRM, again);
  itimerval each = {{0, 20000}, {0, 20000}};
  setitimer(ITIMER_REAL, &each, nullptr);
  for (;;) pause();
}
