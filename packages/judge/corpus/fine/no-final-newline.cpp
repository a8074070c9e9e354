// expect: AC
// output: "1 2\n3\n"
// The last line needs no line end.
#include <cstdio>
int main() { printf("1 2\n3"); }
