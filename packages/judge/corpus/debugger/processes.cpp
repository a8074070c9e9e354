// expect: AC
// output: SAFE
// calls: debugger
// A debugger that a program has taken over controls its own child and nobody else, above all not the worker.
#include <csignal>
#include <cstdio>
#include <initializer_list>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
int breaches = 0;
void breach(bool succeeded, const char *what) {
  if (succeeded) printf("BREACH %s\n", what), breaches++;
}
int main() {
  pid_t child = fork();
  if (child == 0) {
    ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
    raise(SIGSTOP);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  // Without this the program would be safe only because it was not given what a debugger is given.
  breach(!WIFSTOPPED(status) || ptrace(PTRACE_PEEKDATA, child, &breaches, nullptr) != 0, "own child cannot be traced");
  ptrace(PTRACE_KILL, child, nullptr, nullptr);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  for (pid_t pid : {getppid(), 1, 2, 3}) {
    if (pid == getpid() || pid == child) continue;
    breach(ptrace(PTRACE_ATTACH, pid, nullptr, nullptr) == 0, "attach");
    breach(ptrace(PTRACE_SEIZE, pid, nullptr, nullptr) == 0, "seize");
    breach(syscall(SYS_prlimit64, pid, RLIMIT_CPU, nullptr, &status) == 0, "limits");
    breach(setpriority(PRIO_PROCESS, pid, 19) == 0, "priority");
  }
  // The worker is process 1: signals from inside of its name space do not reach it, and this program is still its child.
  for (int number : {SIGKILL, SIGSTOP, SIGTERM, SIGHUP, SIGUSR1, SIGCHLD, SIGALRM, SIGPIPE}) kill(1, number);
  usleep(20000);
  breach(getppid() != 1, "the worker has ended");
  if (breaches == 0) puts("SAFE");
}
