// expect: AC
// output: 3
// The system keeps the low byte of an exit code, and that is zero.
#include <cstdio>
#include <cstdlib>
int main() { puts("3"); exit(256); }
