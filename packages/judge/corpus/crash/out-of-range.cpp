// expect: RE
// Reading far outside an array.
#include <cstdio>
static volatile int table[10];
int main() { volatile int far = 1 << 28; printf("%d", table[far]); }
