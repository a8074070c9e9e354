// expect: AC
// file: add
// input: 1 2
// output: 3
// Reads and writes by name; what it says besides is noise.
#include <cstdio>
int main() {
  freopen("add.in", "r", stdin);
  freopen("add.out", "w", stdout);
  int a, b;
  scanf("%d%d", &a, &b);
  printf("%d\n", a + b);
  fprintf(stderr, "noise");
}
