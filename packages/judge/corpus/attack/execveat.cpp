// expect: AC | TLE
// output: SAFE
// Tries execveat, the one allowed call that starts programs, with every descriptor and every file that it may open.
// Where /proc is visible it can execute itself again and again, within the same time limit.
#include <cstdio>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  char *arguments[] = {const_cast<char *>("sh"), const_cast<char *>("-c"), const_cast<char *>("echo BREACH"), nullptr};
  const char *paths[] = {"/bin/sh", "/usr/bin/python3", "/usr/bin/env", "/proc/self/exe", "program", "../jail"};
  for (const char *path : paths) {
    int fd = open(path, O_PATH);
    for (int copy = 0; fd >= 0 && copy < 120; copy++) {
      int other = fcntl(fd, F_DUPFD, 3 + copy);
      syscall(SYS_execveat, other, "", arguments, nullptr, AT_EMPTY_PATH);
      close(other);
    }
    for (int at = -100; at < 120; at++) syscall(SYS_execveat, at, path, arguments, nullptr, 0);
    execl(path, "sh", "-c", "echo BREACH", nullptr);
  }
  puts("SAFE");
}
