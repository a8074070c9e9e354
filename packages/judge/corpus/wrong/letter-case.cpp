// expect: WA
// output: Yes
// Letter case counts.
#include <cstdio>
int main() { puts("YES"); }
