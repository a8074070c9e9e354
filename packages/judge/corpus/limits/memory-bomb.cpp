// expect: MLE
// limits: 1000 ms, 64 MB
// peak: 512 MB
// Touches memory as fast as it can.
#include <cstdlib>
#include <cstring>
int main() { for (;;) if (void *block = malloc(1 << 24)) memset(block, 1, 1 << 24); }
