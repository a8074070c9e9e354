// expect: TLE | RE
// limits: 300 ms, 64 MB
// A stopped process never ends by itself.
#include <csignal>
int main() { raise(SIGSTOP); }
