// expect: AC
// output: SAFE
// Locks on files that every slot may read would be a way to talk to another program.
#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <sys/file.h>
int main() {
  bool breach = false;
  const int files[] = {0, open("/dev/urandom", O_RDONLY), open("/dev/null", O_RDONLY), open("/usr/lib/os-release", O_RDONLY)};
  for (int fd : files) {
    for (int command : {F_SETLK, F_SETLKW, F_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_OFD_GETLK})
      for (short kind : {F_RDLCK, F_UNLCK}) {
        struct flock lock = {};
        lock.l_type = kind;
        breach |= fcntl(fd, command, &lock) == 0;
      }
    breach |= flock(fd, LOCK_SH) == 0 || flock(fd, LOCK_EX | LOCK_NB) == 0 || fcntl(fd, F_SETLEASE, F_RDLCK) == 0;
    breach |= fcntl(fd, F_SET_RW_HINT, &breach) == 0;
  }
  puts(breach ? "BREACH" : "SAFE");
}
