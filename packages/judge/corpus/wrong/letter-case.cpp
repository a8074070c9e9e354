// expect: WA
// output: Yes
// So does the case of letters.
#include <cstdio>
int main() { puts("YES"); }
