// expect: WA
// output: 3
// A line too many.
#include <cstdio>
int main() { puts("please enter two numbers:\n3"); }
