// expect: AC
// output: 0
// limits: 1000 ms, 64 MB
// 400 MB that are never touched cost nothing.
#include <cstdio>
static int table[100000000];
int main() { printf("%d\n", table[99999999]); }
