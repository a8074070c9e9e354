// expect: WA
// output: 3
// A printf format of Windows (%I64d).
#include <cstdio>
int main() { long long three = 3; printf("%I64d\n", three); }
