// expect: AC
// output: SAFE
// Timers, watches and notifications that would fire after the end, in another program's run.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/time.h>
#include <unistd.h>
int main() {
  timer_t timer;
  sigevent event = {};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGKILL;
  bool breach = timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 || inotify_init() >= 0;
  breach |= fcntl(0, F_SETOWN, getppid()) == 0 || fcntl(0, F_SETSIG, SIGKILL) == 0 || fcntl(0, F_SETLEASE, F_RDLCK) == 0;
  breach |= fcntl(0, F_NOTIFY, DN_ACCESS) == 0 || fcntl(1, F_ADD_SEALS, 1) == 0 || fcntl(1, 1031 /* F_SETPIPE_SZ */, 1 << 20) >= 0;
  itimerval soon = {{0, 0}, {0, 100}};
  signal(SIGALRM, SIG_IGN);
  setitimer(ITIMER_REAL, &soon, nullptr);
  puts(breach ? "BREACH" : "SAFE");
}
