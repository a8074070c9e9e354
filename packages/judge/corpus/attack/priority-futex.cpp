// expect: AC
// output: SAFE
// The priority-inheriting operations of futex, which several kernel exploits have used.
#include <cerrno>
#include <cstdio>
#include <initializer_list>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  unsigned word = 0, other = 0;
  for (int operation : {6, 7, 8, 11, 12, 13, 2})
    for (int flags : {0, 128, 256}) {
      errno = 0;
      word = 0;
      if (syscall(SYS_futex, &word, operation | flags, 1, nullptr, &other, 0) >= 0 || errno != EPERM)
        printf("BREACH %d\n", operation | flags);
    }
  long woken = syscall(SYS_futex, &word, 1 | 128, 1, nullptr, nullptr, 0);
  puts(woken == 0 ? "SAFE" : "BROKEN");
}
