// expect: AC
// output: 3
// 340 KB of diagnostics are no fault.
#include <cstdio>
int main() { for (int i = 0; i < 20000; i++) fputs("a line of noise.\n", stderr); puts("3"); }
