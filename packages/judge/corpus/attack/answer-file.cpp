// expect: AC | WA
// file: add
// output: SAFE
// Replaces the answer file by a link, a pipe, a folder or another name.
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
  bool breach = unlink("add.out") == 0 || rename("add.out", "other") == 0 || unlink("add.in") == 0;
  breach |= symlink("@CANARY@/secret", "add.out") == 0 || mkfifo("add.out", 0666) == 0 || mkdir("add.out", 0777) == 0;
  breach |= link("add.in", "add2.out") == 0 || rename("add.in", "add.out") == 0 || chmod("add.out", 0) == 0;
  breach |= open("add.in", O_WRONLY) >= 0 || open("add.in", O_RDWR | O_TRUNC) >= 0 || truncate("add.in", 0) == 0;
  FILE *answer = fopen("add.out", "w");
  fputs(breach ? "BREACH\n" : "SAFE\n", answer);
  fclose(answer);
}
