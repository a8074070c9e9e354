// expect: CE
// The linker finds no main.
#include <cstdio>
int mian() { puts("3"); }
