// expect: WA
// output: 3
// Blanks before the answer count.
#include <cstdio>
int main() { printf(" 3\n"); }
