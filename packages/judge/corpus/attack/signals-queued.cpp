// expect: AC
// output: SAFE
// Fills the queue of pending signals, which belongs to the account and not to the program.
#include <csignal>
#include <cstdio>
#include <ctime>
#include <unistd.h>
int main() {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  for (int i = 0; i < 100000; i++) kill(getpid(), SIGRTMIN + 1);
  int queued = 0;
  const timespec none = {};
  while (queued < 100000 && sigtimedwait(&all, nullptr, &none) > 0) queued++;
  puts(queued < 1000 ? "SAFE" : "BREACH");
}
