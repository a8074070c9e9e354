// expect: AC
// input-size: 8 MB
// output: 3
// Eight megabytes of input that nobody reads.
#include <cstdio>
int main() { puts("3"); }
