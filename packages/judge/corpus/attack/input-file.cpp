// expect: AC
// input: 12345
// output: SAFE
// The input's descriptor allows reading and nothing else.
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
int main() {
  bool breach = fchmod(0, 0777) == 0 || fchown(0, getuid(), getgid()) == 0 || futimens(0, nullptr) == 0;
  breach |= fsetxattr(0, "user.a", "b", 1, 0) == 0 || fallocate(0, 0, 0, 1 << 20) == 0;
  breach |= mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0) != MAP_FAILED;
  breach |= openat(0, "", O_RDWR) >= 0 || openat(0, "..", O_RDONLY) >= 0 || fcntl(0, F_SETLEASE, F_WRLCK) == 0;
  breach |= fcntl(0, F_SETOWN, getppid()) == 0 || fcntl(0, F_NOTIFY, 1) == 0 || fcntl(1, F_SETPIPE_SZ, 1 << 20) >= 0;
  puts(breach ? "BREACH" : "SAFE");
}
