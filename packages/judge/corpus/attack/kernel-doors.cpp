// expect: AC
// output: SAFE
// Kernel interfaces that have been used to escape from sandboxes, by number.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  const long doors[] = {SYS_bpf, SYS_userfaultfd, SYS_io_uring_setup, SYS_perf_event_open, SYS_keyctl, SYS_add_key,
                        SYS_mount, SYS_unshare, SYS_setns, SYS_pivot_root, SYS_chroot, SYS_ptrace, SYS_init_module,
                        SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_sethostname, SYS_clock_settime, SYS_settimeofday,
                        SYS_memfd_create, SYS_memfd_secret, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
                        SYS_inotify_init1, SYS_fanotify_init, SYS_epoll_create1, SYS_eventfd2, SYS_signalfd4,
                        SYS_timerfd_create, SYS_pipe2, SYS_splice, SYS_vmsplice, SYS_personality, SYS_seccomp,
                        SYS_landlock_create_ruleset, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_quotactl,
                        SYS_acct, SYS_syslog, SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_setuid, SYS_capset,
                        SYS_sched_setaffinity, SYS_flock, SYS_madvise, SYS_process_madvise, SYS_execve};
  for (long door : doors)
    if (syscall(door, 0, 0, 0, 0, 0, 0) >= 0) printf("BREACH %ld\n", door);
  puts("SAFE");
}
