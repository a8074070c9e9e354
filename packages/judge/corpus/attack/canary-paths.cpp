// expect: AC
// output: SAFE
// Calls that change a file by its path, which Landlock covers late (truncate) or not at all (mode, times, attributes).
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>
int main() {
  const char *secret = "@CANARY@/secret";
  bool breach = truncate(secret, 0) == 0 || chmod(secret, 0) == 0 || chown(secret, 1, 1) == 0;
  breach |= utime(secret, nullptr) == 0 || utimensat(AT_FDCWD, secret, nullptr, 0) == 0;
  breach |= setxattr(secret, "user.a", "b", 1, 0) == 0;
  breach |= unlink(secret) == 0 || rename(secret, "@CANARY@/other") == 0 || rmdir("@CANARY@") == 0;
  puts(breach ? "BREACH" : "SAFE");
}
