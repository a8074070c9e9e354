// expect: TLE
// limits: 300 ms, 64 MB
// Waits in the kernel for something that never comes, with every signal blocked.
#include <csignal>
#include <poll.h>
int main() {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  poll(nullptr, 0, -1);
}
