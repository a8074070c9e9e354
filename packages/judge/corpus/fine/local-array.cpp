// expect: AC
// output: 4194304
// A local array of 16 MB.
#include <cstdio>
int main() {
  volatile int table[1 << 22];
  for (int i = 0; i < 1 << 22; i += 1024) table[i] = i;
  printf("%zu\n", sizeof table / sizeof *table);
}
