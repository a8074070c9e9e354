// expect: AC
// output: SAFE
// No capability, no other account and no way back to one.
#include <cstdio>
#include <grp.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  bool breach = geteuid() == 0 || getuid() == 0 || getgid() == 0;
  breach |= setuid(0) == 0 || setgid(0) == 0 || setresuid(0, 0, 0) == 0 || setgroups(0, nullptr) == 0;
  gid_t groups[64];
  int count = getgroups(64, groups);
  for (int i = 0; i < count; i++) breach |= groups[i] == 0;
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct all[2] = {{~0u, ~0u, ~0u}, {~0u, ~0u, ~0u}};
  breach |= syscall(SYS_capset, &header, all) == 0 || prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 0, 0, 0) == 0;
  puts(breach ? "BREACH" : "SAFE");
}
