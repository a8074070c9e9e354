// expect: AC
// output: SAFE
// Ways to a file around its path: links of descriptors, handles, dots and doubled slashes.
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <unistd.h>
int main() {
  bool breach = false;
  const std::string up = "../../../../../../../..";
  for (const std::string &path : {up + "@CANARY@/secret", "//" + up + "//@CANARY@//secret", std::string("/proc/self/cwd/../input"),
                                  std::string("/proc/self/root@CANARY@/secret"), std::string("/proc/self/fd/0/../output"),
                                  std::string("/proc/thread-self/root/etc/passwd"), std::string("/dev/fd/0"), std::string("/dev/stdin")})
    breach |= open(path.c_str(), O_RDWR) >= 0 || open(path.c_str(), O_WRONLY | O_APPEND) >= 0;
  int root = open("/", O_PATH);
  breach |= root >= 0 && openat(root, "etc/passwd", O_RDONLY) >= 0;
  breach |= root >= 0 && fchdir(root) == 0;
  breach |= openat(AT_FDCWD, "@CANARY@/secret", O_RDONLY | O_NONBLOCK | O_NOFOLLOW) >= 0;
  puts(breach ? "BREACH" : "SAFE");
}
