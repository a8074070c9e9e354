// expect: AC
// output: SAFE
// Uses up all descriptors; the program still ends normally.
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
int main() {
  int count = 0;
  while (count < 100000 && dup(1) >= 0) count++;
  for (int i = 0; i < 1000; i++) open("/dev/null", O_RDONLY);
  puts(count < 200 ? "SAFE" : "BREACH");
}
