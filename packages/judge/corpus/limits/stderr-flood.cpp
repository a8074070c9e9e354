// expect: OLE | TLE
// Diagnostics are limited as output is.
#include <cstring>
#include <unistd.h>
int main() {
  static char block[1 << 20];
  memset(block, 'x', sizeof block);
  for (;;) write(2, block, sizeof block);
}
