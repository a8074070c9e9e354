// expect: OLE | RE
// limits: 2000 ms, 64 MB
// A gigabyte by one call.
#include <sys/uio.h>
#include <vector>
int main() {
  static char block[1 << 20];
  const std::vector<iovec> pieces(1024, iovec{block, sizeof block});
  for (;;)
    if (writev(1, pieces.data(), 1024) < 0) return 5;
}
