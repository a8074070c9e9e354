// expect: AC
// output: SAFE
// Three descriptors, the input read-only and the output write-only; no environment to learn from.
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
extern char **environ;
int main() {
  bool breach = false;
  for (int fd = 3; fd < 1024; fd++) breach |= fcntl(fd, F_GETFD) >= 0;
  char byte;
  breach |= write(0, "x", 1) >= 0 || read(1, &byte, 1) >= 0 || read(2, &byte, 1) >= 0 || ftruncate(0, 0) == 0;
  struct flock lock = {};
  lock.l_type = F_RDLCK;
  breach |= fcntl(0, F_SETLK, &lock) == 0;
  for (char **entry = environ; *entry; entry++)
    breach |= strncmp(*entry, "PATH=", 5) && strncmp(*entry, "LANG=", 5) && strncmp(*entry, "TMPDIR=", 7);
  puts(breach ? "BREACH" : "SAFE");
}
