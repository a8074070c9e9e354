// expect: AC | RE
// output: SAFE
// System calls through int 0x80 and with x32 numbers: a filter that checks only 64-bit numbers would let them pass.
#include <cstdio>
#include <unistd.h>
int main() {
  bool breach = syscall(0x40000000 | 39) > 0;
#ifdef __x86_64__
  long answer = 20;
  asm volatile("int $0x80" : "+a"(answer) : : "memory");
  breach |= answer > 0;
#endif
  puts(breach ? "BREACH" : "SAFE");
}
