// expect: AC
// output: SAFE
// Tries to execute other programs, by any path or descriptor; a beginner's system("pause") does no harm.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  system("pause");
  bool breach = system("echo BREACH") == 0 || popen("echo BREACH", "r") != nullptr;
  char *arguments[] = {const_cast<char *>("sh"), const_cast<char *>("-c"), const_cast<char *>("echo BREACH"), nullptr};
  execv("/bin/sh", arguments);
  execv("/usr/bin/python3", arguments);
  for (int fd = 0; fd < 200; fd++) syscall(SYS_execveat, fd, "/bin/sh", arguments, nullptr, 0);
  puts(breach ? "BREACH" : "SAFE");
}
