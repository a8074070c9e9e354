// expect: AC
// output: SAFE
// A hundred thousand names, folders and links for somebody to clean up.
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
  bool breach = false;
  for (int i = 0; i < 100000 && !breach; i++) {
    char name[64];
    snprintf(name, sizeof name, "%s%d", i % 2 ? "/tmp/" : "", i);
    breach = open(name, O_CREAT | O_WRONLY | O_EXCL, 0666) >= 0 || mkdir(name, 0777) == 0 || symlink("/", name) == 0;
  }
  puts(breach ? "BREACH" : "SAFE");
}
