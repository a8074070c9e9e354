// expect: AC
// output: SAFE
// Under a limit of 0 a crash still starts the host's handler (apport, systemd-coredump), as root; only 1 keeps it away.
#include <cstdio>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  rlimit now = {1, 1}, none = {0, 0};
#ifdef SYS_getrlimit
  syscall(SYS_getrlimit, RLIMIT_CORE, &now);
#endif
  bool breach = now.rlim_cur != 1 || now.rlim_max != 1 || setrlimit(RLIMIT_CORE, &none) == 0;
  puts(breach ? "BREACH" : "SAFE");
}
