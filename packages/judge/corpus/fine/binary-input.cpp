// expect: AC
// input: "\u0000\u0001\u007f\n\u001b"
// output: 5
// Bytes that are no text.
#include <cstdio>
int main() { int count = 0; while (getchar() != EOF) count++; printf("%d\n", count); }
