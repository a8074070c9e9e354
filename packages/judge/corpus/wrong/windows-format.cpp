// expect: WA
// output: 3
// The format of another system's library.
#include <cstdio>
int main() { long long three = 3; printf("%I64d\n", three); }
