// expect: WA
// output: 3
// A byte that nobody sees, printed for an array's end.
#include <cstdio>
int main() { printf("3%c\n", 0); }
