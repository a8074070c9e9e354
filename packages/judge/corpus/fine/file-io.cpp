// expect: AC
// file: add
// input: 1 2
// output: 3
// Reads and writes files by name; its standard output is ignored.
#include <cstdio>
int main() {
  freopen("add.in", "r", stdin);
  freopen("add.out", "w", stdout);
  int a, b;
  scanf("%d%d", &a, &b);
  printf("%d\n", a + b);
  fprintf(stderr, "noise");
}
