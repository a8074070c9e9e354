// expect: TLE
// limits: 300 ms, 64 MB
// Asking for more time and ignoring every signal changes nothing.
#include <csignal>
#include <sys/resource.h>
int main() {
  for (int resource = 0; resource < 16; resource++) {
    rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
    setrlimit(static_cast<__rlimit_resource>(resource), &most);
  }
  for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
  for (volatile unsigned spin = 0;; spin++) ;
}
