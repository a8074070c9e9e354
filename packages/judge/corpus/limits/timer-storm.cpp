// expect: TLE
// limits: 200 ms, 64 MB
// Every timer goes off each microsecond.
#include <csignal>
#include <initializer_list>
#include <sys/time.h>
int main() {
  for (int number : {SIGALRM, SIGVTALRM, SIGPROF}) signal(number, [](int) {});
  itimerval often = {{0, 1}, {0, 1}};
  for (auto which : {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF}) setitimer(which, &often, nullptr);
  for (;;) raise(SIGPROF);
}
