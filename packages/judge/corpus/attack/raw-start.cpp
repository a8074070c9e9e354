// expect: AC
// output: SAFE
// Replaces the C library's _start: the program never initializes the library and calls the kernel directly.
#include <sys/syscall.h>
static long ask(long number, long a, long b, long c) {
#ifdef __x86_64__
  long answer;
  asm volatile("syscall" : "=a"(answer) : "0"(number), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
#else
  register long answer asm("x0") = a, second asm("x1") = b, third asm("x2") = c, which asm("x8") = number;
  asm volatile("svc 0" : "+r"(answer) : "r"(second), "r"(third), "r"(which) : "memory");
#endif
  return answer;
}
extern "C" int __libc_start_main(int (*)(int, char **, char **), int, char **, void (*)(), void (*)(), void (*)(), void *) {
  bool breach = ask(SYS_socket, 2, 1, 0) >= 0 || ask(SYS_clone, 17, 0, 0) >= 0 || ask(SYS_memfd_create, 0, 0, 0) >= 0;
  ask(SYS_write, 1, reinterpret_cast<long>(breach ? "BREACH\n" : "SAFE\n"), breach ? 7 : 5);
  ask(SYS_exit_group, 0, 0, 0);
  __builtin_unreachable();
}
int main() {}
