// expect: AC
// output: SAFE
// No file, folder, link, device or name can be made or changed anywhere.
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
int main() {
  const char *folders[] = {"@CANARY@", "/tmp", "/dev/shm", "/var/tmp", "/work", ".", "..", "/", "/shared", "/usr/lib"};
  bool breach = false;
  for (const char *folder : folders) {
    char path[256];
    snprintf(path, sizeof path, "%s/planted", folder);
    breach |= open(path, O_CREAT | O_WRONLY, 0666) >= 0;
    breach |= open(folder, O_TMPFILE | O_RDWR, 0666) >= 0;
    breach |= mkdir(path, 0777) == 0 || mkfifo(path, 0666) == 0 || symlink("/etc/passwd", path) == 0;
    breach |= link("/usr/bin/env", path) == 0 || mknod(path, S_IFCHR | 0666, makedev(1, 5)) == 0;
  }
  puts(breach ? "BREACH" : "SAFE");
}
