// expect: RE | MLE
// limits: 1000 ms, 64 MB
// Endless recursion ends at the stack's limit, which is the memory limit.
#include <cstdio>
static int deeper(int depth) {
  volatile char room[1024];
  room[0] = static_cast<char>(depth);
  return deeper(depth + 1) + room[0];
}
int main() { printf("%d", deeper(0)); }
