// expect: OLE | RE
// A sparse output of a terabyte.
#include <unistd.h>
int main() {
  lseek(1, 1LL << 40, SEEK_SET);
  return write(1, "x", 1) == 1 ? 0 : 1;
}
