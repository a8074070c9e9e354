// expect: AC
// output: SAFE
// calls: debugger
// A debugger that a program has taken over looks for the host: files, networks, name spaces, other programs, odd calls.
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <sched.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
int breaches = 0;
void breach(bool succeeded, const char *what) {
  if (succeeded) printf("BREACH %s\n", what), breaches++;
}
int main() {
  for (const char *path : {"@CANARY@/secret", "/proc/self/status", "/proc/1/mem", "/etc/passwd", "/sys/kernel", "/usr/bin/env", "/home", "/root", "/tmp"})
    breach(open(path, O_RDONLY) >= 0, path);
  for (const char *path : {"@CANARY@/secret", "@CANARY@/planted", "planted", "main.cpp", "program", "/shared/planted", "/usr/share/gdb/planted", "/dev/shm/planted"})
    breach(open(path, O_WRONLY | O_CREAT, 0600) >= 0, path);
  breach(unlink("main.cpp") == 0 || rename("main.cpp", "steps") == 0 || mkdir("planted", 0700) == 0, "work folder");
  breach(symlink("@CANARY@", "here") == 0 || link("main.cpp", "there") == 0 || mkfifo("pipe", 0600) == 0, "links");
  for (int family = 0; family < 46; family++)
    for (int kind : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW}) breach(socket(family, kind, 0) >= 0, "socket");
  int pair[2];
  breach(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0, "socketpair");
  for (int bit : {0x80, 0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000}) {
    breach(unshare(bit) == 0, "unshare");
    long child = syscall(SYS_clone, bit | 17, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    breach(child > 0, "name space");
  }
  breach(mount("none", "/work", "tmpfs", 0, nullptr) == 0 || chroot("/") == 0 || setns(0, 0) == 0, "mount");
  for (uid_t id : {0, 1, 1000, 60100, 60101, 65534}) breach(id != getuid() && setuid(id) == 0, "setuid");
  breach(getuid() == 0, "root");
  for (int call : {SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, 425 /* io_uring_setup */, SYS_keyctl, SYS_add_key, SYS_memfd_create, SYS_init_module, SYS_kexec_load, SYS_reboot, SYS_personality, SYS_open_by_handle_at, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, 434 /* pidfd_open */, 438 /* pidfd_getfd */, 440 /* process_madvise */, SYS_shmget, SYS_msgget, SYS_semget, SYS_acct, SYS_swapon, SYS_settimeofday, SYS_sethostname, SYS_capset, SYS_setgroups, SYS_quotactl, SYS_syslog, SYS_fanotify_init, SYS_inotify_init1})
    breach(syscall(call, 0, 0, 0, 0, 0, 0) >= 0 || errno != EPERM, "call");
  breach(prctl(PR_SET_DUMPABLE, 0) == 0 || prctl(PR_SET_PTRACER, -1) == 0, "prctl");
  if (pid_t child = fork(); child == 0) {
    execl("/usr/bin/env", "env", nullptr);
    execl("/bin/sh", "sh", "-c", "echo BREACH shell", nullptr);
    _exit(0);
  } else {
    breach(child < 0, "no child to try programs in");
    waitpid(child, nullptr, 0);
  }
  if (breaches == 0) puts("SAFE");
}
