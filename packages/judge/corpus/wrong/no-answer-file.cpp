// expect: WA
// file: add
// output: 3
// The answer goes to standard output although a file was asked for.
#include <cstdio>
int main() { puts("3"); }
