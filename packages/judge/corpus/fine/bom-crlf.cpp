// expect: AC
// input: 1 2
// output: 3
// A byte order mark before the first line, and CRLF line ends.
#include <cstdio>
int main() { int a, b; scanf("%d%d", &a, &b); printf("%d\r\n", a + b); }
