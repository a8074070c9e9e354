// expect: RE
// output: 3
// The right answer, then abort, which would leave a core file.
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
int main() {
  rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
  setrlimit(RLIMIT_CORE, &most);
  puts("3");
  fflush(stdout);
  abort();
}
