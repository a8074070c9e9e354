// expect: TLE
// limits: 300 ms, 64 MB
// Uses no CPU time: the wall limit ends it.
#include <unistd.h>
int main() { for (;;) pause(); }
