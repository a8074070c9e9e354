// expect: AC
// output: SAFE
// limits: 300 ms, 64 MB
// Waiting for somebody at the terminal: there is none.
#include <cstdio>
#include <initializer_list>
#include <fcntl.h>
int main() {
  bool breach = false;
  for (const char *path : {"/dev/tty", "/dev/console", "/dev/tty0", "/dev/pts/0", "/dev/ptmx"})
    breach |= open(path, O_RDWR) >= 0 || open(path, O_RDONLY) >= 0;
  puts(breach ? "BREACH" : "SAFE");
}
