// expect: AC
// output: SAFE
// A process name with brackets and line breaks, to mislead a parser of /proc/PID/stat.
#include <cstdio>
#include <cstdlib>
#include <sys/prctl.h>
int main() {
  prctl(PR_SET_NAME, ") S 1 1 0\n(");
  bool breach = prctl(PR_SET_DUMPABLE, 0) == 0 || prctl(PR_SET_PDEATHSIG, 0) == 0;
  breach |= prctl(PR_SET_CHILD_SUBREAPER, 1) == 0 || prctl(PR_SET_PTRACER, -1) == 0;
  breach |= prctl(PR_SET_TIMERSLACK, 1) == 0 || prctl(PR_SET_SECCOMP, 0) == 0 || prctl(PR_SET_MM, 0, 0, 0, 0) == 0;
  puts(breach ? "BREACH" : "SAFE");
}
