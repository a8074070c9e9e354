// expect: AC
// output: SAFE
// Leaving the group, the session or the parent behind.
#include <cstdio>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  bool breach = setsid() >= 0 || setpgid(0, 0) == 0 || setpgrp() == 0 || daemon(0, 0) == 0;
  breach |= syscall(SYS_clone, 0x00008000 | 17, 0, 0, 0, 0) >= 0; /* CLONE_PARENT */
  puts(breach ? "BREACH" : "SAFE");
}
