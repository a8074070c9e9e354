// expect: AC
// output: SAFE
// Each flag of clone separately, with the old call and with clone3.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  bool breach = false;
  for (int bit = 7; bit < 32; bit++) {
    long pid = syscall(SYS_clone, 1ul << bit, 0, 0, 0, 0);
    if (pid == 0) _exit(0);
    breach |= pid > 0;
    uint64_t how[8] = {1ul << bit};
    pid = syscall(SYS_clone3, how, sizeof how);
    if (pid == 0) _exit(0);
    breach |= pid > 0 || errno != ENOSYS;
  }
  puts(breach ? "BREACH" : "SAFE");
}
