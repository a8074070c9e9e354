// expect: WA
// output: 3
// Prints the invisible NUL at the end of a char array.
#include <cstdio>
int main() { printf("3%c\n", 0); }
