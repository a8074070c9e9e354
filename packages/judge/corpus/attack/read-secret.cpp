// expect: AC
// output: SAFE
// Nothing of the host can be read: the canary, accounts, other processes, the server's own environment.
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
int main() {
  const char *paths[] = {"@CANARY@/secret", "/etc/passwd", "/etc/shadow", "/proc/self/environ", "/proc/1/environ",
                         "/proc/self/mem", "/sys/kernel/notes", "/dev/sda", "/dev/mem", "../input", "../output", "main.cpp"};
  bool breach = false;
  for (const char *path : paths) breach |= open(path, O_RDONLY) >= 0;
  const char *folders[] = {"/", "/proc", "/home", "/root", "/etc", "@CANARY@", ".."};
  for (const char *folder : folders) breach |= opendir(folder) != nullptr;
  puts(breach ? "BREACH" : "SAFE");
}
