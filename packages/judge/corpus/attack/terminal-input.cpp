// expect: AC
// output: SAFE
// Typing into the operator's terminal, and other requests to devices.
#include <cstdio>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>
int main() {
  bool breach = false;
  char key = 'x';
  long more[64] = {};
  for (int fd = 0; fd < 3; fd++) {
    breach |= ioctl(fd, TIOCSTI, &key) == 0 || ioctl(fd, TIOCSCTTY, 1) == 0 || ioctl(fd, TIOCLINUX, &key) == 0;
    breach |= ioctl(fd, 0x40086602ul /* FS_IOC_SETFLAGS */, more) == 0 || ioctl(fd, 0x5452 /* FIOASYNC */, more) == 0;
    breach |= ioctl(fd, 0x1000000000000ul | TIOCSTI, &key) == 0;
  }
  int device = open("/dev/urandom", O_RDONLY);
  breach |= ioctl(device, 0x40085203 /* RNDADDENTROPY */, more) == 0;
  puts(breach ? "BREACH" : "SAFE");
}
