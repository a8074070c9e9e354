// expect: AC
// output: 3
// A program may handle its own signals and jump out of them.
#include <csetjmp>
#include <csignal>
#include <cstdio>
static jmp_buf back;
static void jump(int) { longjmp(back, 1); }
int main() {
  signal(SIGFPE, jump);
  if (setjmp(back) == 0) raise(SIGFPE);
  puts("3");
}
