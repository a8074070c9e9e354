// expect: RE
// output: 3
// The right answer, but main says that it failed.
#include <cstdio>
int main() { puts("3"); return 42; }
