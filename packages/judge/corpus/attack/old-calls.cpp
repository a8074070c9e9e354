// expect: AC
// output: SAFE
// Obsolete system calls, by name.
#include <cerrno>
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
  const long calls[] = {SYS_io_setup, SYS_io_submit, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
                        SYS_keyctl, SYS_request_key, SYS_add_key, SYS_userfaultfd, SYS_bpf, SYS_perf_event_open,
                        SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_lookup_dcookie, SYS_vhangup,
                        SYS_timer_create, SYS_mbind, SYS_set_mempolicy, SYS_migrate_pages, SYS_move_pages, SYS_mlock,
                        SYS_mlockall, SYS_remap_file_pages, SYS_ioprio_set, SYS_sched_setattr, SYS_membarrier,
                        SYS_get_robust_list, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
                        SYS_sync, SYS_syncfs, SYS_fsync, SYS_fanotify_mark, SYS_inotify_add_watch, SYS_tee,
                        SYS_sendfile, SYS_copy_file_range, SYS_pkey_alloc, SYS_nfsservctl, SYS_delete_module,
                        SYS_finit_module, SYS_adjtimex, SYS_clock_adjtime, SYS_setdomainname, SYS_ptrace,
                        SYS_getcwd + 100000, SYS_setns, SYS_fchown, SYS_fchmod, SYS_ftruncate, SYS_fallocate};
  for (long call : calls) {
    errno = 0;
    if (syscall(call, 0, 0, 0, 0, 0, 0) >= 0 || errno != EPERM) printf("BREACH %ld %d\n", call, errno);
  }
  puts("SAFE");
}
