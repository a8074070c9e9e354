// expect: AC
// output: SAFE
// System calls newer than most deny-lists, by number. Our filter is an allow-list.
#include <cerrno>
#include <cstdio>
#include <unistd.h>
int main() {
  for (long number = 424; number < 520; number++) {
    if (number == 435 || number == 436 || number == 439) continue; /* clone3 (ENOSYS), close_range, faccessat2 */
    errno = 0;
    if (syscall(number, -1, 0, 0, 0, 0, 0) >= 0 || errno != EPERM) printf("BREACH %ld %d\n", number, errno);
  }
  puts("SAFE");
}
