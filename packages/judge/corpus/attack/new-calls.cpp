// expect: AC
// output: SAFE
// Calls younger than most lists of forbidden ones, by number: the list here is of allowed ones.
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
