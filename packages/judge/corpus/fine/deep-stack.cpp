// expect: AC
// output: 100000
// limits: 1000 ms, 256 MB
// 100 MB of stack: the stack's limit is the memory limit.
#include <cstdio>
static int deeper(int depth) {
  volatile char room[1000];
  room[0] = 0;
  return depth == 0 ? room[0] : 1 + deeper(depth - 1) + room[0];
}
int main() { printf("%d\n", deeper(100000)); }
