// expect: OLE | RE | WA
// file: answer
// output: 3
// The answer file may not grow past the limit either, also with a hole in it.
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
int main() {
  signal(SIGXFSZ, SIG_IGN);
  int fd = open("answer.out", O_WRONLY);
  lseek(fd, 1LL << 40, SEEK_SET);
  write(fd, "x", 1);
  lseek(fd, 0, SEEK_SET);
  static char block[1 << 20];
  for (int i = 0; i < 200; i++) if (write(fd, block, sizeof block) < 0) return 0;
}
