// expect: AC
// output: SAFE
// Acts on the parent, process 1, all processes and its own group: signals, limits, memory, tracing, priority.
#include <cstdio>
#include <initializer_list>
#include <sched.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
int main() {
  bool breach = false;
  for (pid_t pid : {getppid(), 1, -1, 2, 3, -getpid()}) {
    if (pid == getpid()) continue;
    breach |= kill(pid, SIGKILL) == 0 || kill(pid, 0) == 0;
    rlimit limit = {1, 1};
    breach |= syscall(SYS_prlimit64, pid, RLIMIT_CPU, &limit, nullptr) == 0;
    char byte;
    iovec here = {&byte, 1}, there = {&byte, 1};
    breach |= process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0;
    breach |= ptrace(PTRACE_ATTACH, pid, nullptr, nullptr) == 0;
    breach |= setpriority(PRIO_PROCESS, pid, -20) == 0;
    breach |= syscall(SYS_pidfd_open, pid, 0) >= 0;
  }
  sched_param param = {1};
  breach |= sched_setscheduler(0, SCHED_FIFO, &param) == 0 || setsid() >= 0 || setpgid(0, 0) == 0 || nice(-5) == -5;
  puts(breach ? "BREACH" : "SAFE");
}
