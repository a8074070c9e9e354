// expect: RE
// Division by zero.
#include <cstdio>
int main() { volatile int one = 1, zero = 0; printf("%d", one / zero); }
