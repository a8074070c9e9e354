// expect: AC | TLE
// output: SAFE
// The one call that starts programs, tried by every descriptor and on every file that may be opened. Where /proc is
// to be seen it can become itself again, for ever, within the same time.
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
