// expect: AC | RE
// output: SAFE
// System calls through the 32-bit door and with x32 numbers, which a filter that reads 64-bit numbers only would pass.
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
