// expect: AC
// output: SAFE
// New name spaces, mounts and roots, the first step of many escapes.
#include <cstdio>
#include <initializer_list>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
  bool breach = false;
  for (int flag : {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP,
                   CLONE_NEWUSER | CLONE_NEWNS, CLONE_FS, CLONE_FILES})
    breach |= unshare(flag) == 0;
  breach |= mount("none", "/tmp", "tmpfs", 0, nullptr) == 0 || umount2("/", MNT_DETACH) == 0;
  mkdir("below", 0700);
  breach |= chroot("below") == 0 || chroot(".") == 0 || chroot("..") == 0;
  puts(breach ? "BREACH" : "SAFE");
}
