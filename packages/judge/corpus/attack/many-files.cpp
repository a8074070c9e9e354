// expect: AC
// output: SAFE
// Tries to create a hundred thousand files, folders and links that would have to be cleaned up.
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
