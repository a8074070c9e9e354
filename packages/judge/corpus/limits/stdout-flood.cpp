// expect: OLE
// Output without end, with the signal ignored.
#include <csignal>
#include <cstring>
#include <unistd.h>
int main() {
  signal(SIGXFSZ, SIG_IGN);
  static char block[1 << 20];
  memset(block, 'x', sizeof block);
  for (int i = 0; i < 200; i++) if (write(1, block, sizeof block) < 0) return 0;
}
