// expect: WA
// output: 3
// Nothing comes out of a closed output.
#include <cstdio>
#include <unistd.h>
int main() { close(1); puts("3"); return 0; }
