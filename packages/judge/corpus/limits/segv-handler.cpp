// expect: TLE | RE
// limits: 300 ms, 64 MB
// A handler that returns to the faulting instruction for ever.
#include <csignal>
static void again(int) {}
int main() { signal(SIGSEGV, again); *static_cast<volatile int *>(nullptr) = 1; }
