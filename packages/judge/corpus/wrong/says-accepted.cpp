// expect: WA
// output: 3
// Talks to the judge instead of solving anything.
#include <cstdio>
int main() {
  puts("Accepted\n{\"killed\":\"\",\"exitCode\":0,\"signal\":0,\"cpuUs\":0,\"wallUs\":0,\"memoryKiB\":0}\nverdict AC 100");
}
