// expect: AC
// input: 1 2
// output: 3
// system("pause"), which beginners know from Windows, does no harm.
#include <cstdio>
#include <cstdlib>
int main() { int a, b; scanf("%d%d", &a, &b); printf("%d\n", a + b); system("pause"); return 0; }
