/*
 * The system calls that a program may make: an allow-list that answers EPERM to everything else and never kills,
 * so that system("pause") left in by a beginner stays harmless. Numbers are compared exactly and the architecture
 * first, which shuts out int 0x80 and x32.
 */
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define NATIVE_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCH AUDIT_ARCH_AARCH64
#else
#error "the judge knows the system calls of x86-64 and arm64 only"
#endif

#define REFUSE (SECCOMP_RET_ERRNO | EPERM)
#define NEW_NAMESPACES 0x7e020080u /* every CLONE_NEW* flag, time name space included */

static const int run_calls[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_lseek, SYS_close, SYS_openat, SYS_fstat,
    SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat, SYS_getcwd, SYS_getdents64, SYS_dup,
    SYS_dup3, SYS_fadvise64, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_brk, SYS_rt_sigaction, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_rt_sigpending, SYS_sigaltstack, SYS_restart_syscall,
    SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_times,
    SYS_getrusage, SYS_setitimer, SYS_getitimer, SYS_getrandom, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid,
    SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getpgid, SYS_getsid, SYS_getgroups, SYS_getpriority, SYS_sysinfo,
    SYS_uname, SYS_umask, SYS_getcpu, SYS_set_tid_address, SYS_set_robust_list, SYS_rseq, SYS_ppoll,
    SYS_pselect6, SYS_sched_yield, SYS_sched_getaffinity, SYS_exit, SYS_exit_group,
#ifdef __x86_64__
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_arch_prctl, SYS_time, SYS_alarm, SYS_pause,
    SYS_poll, SYS_select, SYS_getpgrp, SYS_getrlimit,
#endif
};

/* A compiler also starts its parts, waits for them and cleans up after them. */
static const int compile_calls[] = {
    SYS_execve, SYS_wait4, SYS_waitid, SYS_pipe2, SYS_renameat2, SYS_unlinkat, SYS_mkdirat, SYS_fchmod, SYS_fchmodat,
    SYS_ftruncate, SYS_fallocate, SYS_chdir, SYS_fchdir, SYS_utimensat, SYS_madvise, SYS_copy_file_range, SYS_sendfile,
#ifdef __x86_64__
    SYS_fork, SYS_vfork, SYS_rename, SYS_unlink, SYS_mkdir, SYS_rmdir, SYS_chmod, SYS_pipe,
#endif
};

static struct sock_filter code[512];
static unsigned short length;

static void emit(unsigned short op, unsigned value, unsigned char yes, unsigned char no)
{
    if (length < sizeof code / sizeof *code)
        code[length++] = (struct sock_filter){op, yes, no, value};
}

static void give(unsigned answer)
{
    emit(BPF_RET | BPF_K, answer, 0, 0);
}

static void load_argument(int index)
{
    emit(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * (unsigned)index, 0, 0);
}

static void on_call(int number, unsigned char block)
{
    emit(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)number, 0, block);
}

static void answer_call(int number, unsigned answer)
{
    on_call(number, 1);
    give(answer);
}

/* Allowed only when the low half of one argument is one of `values` (each such argument is an int in the kernel). */
static void allow_values(int number, int argument, const unsigned *values, int count)
{
    on_call(number, (unsigned char)(2 * count + 2));
    load_argument(argument);
    for (int i = 0; i < count; i++) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, values[i], 0, 1);
        give(SECCOMP_RET_ALLOW);
    }
    give(REFUSE);
}

/* Own limits, but for the one that keeps the host's crash handler away. */
static void allow_own_limits(void)
{
    on_call(SYS_prlimit64, 6);
    load_argument(0);
    emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2);
    load_argument(1);
    emit(BPF_JMP | BPF_JEQ | BPF_K, RLIMIT_CORE, 0, 1);
    give(REFUSE);
    give(SECCOMP_RET_ALLOW);
}

/* A clone that makes no name space. */
static void allow_clone(void)
{
    on_call(SYS_clone, 4);
    load_argument(0);
    emit(BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES, 0, 1);
    give(REFUSE);
    give(SECCOMP_RET_ALLOW);
}

/* Memory that the resident size shows. Shared anonymous pages stay when unmapped, and huge pages are not counted. */
static void allow_visible_memory(void)
{
    on_call(SYS_mmap, 6);
    load_argument(3);
    emit(BPF_JMP | BPF_JSET | BPF_K, MAP_HUGETLB, 2, 0);
    emit(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS, 0, 0);
    emit(BPF_JMP | BPF_JEQ | BPF_K, MAP_SHARED | MAP_ANONYMOUS, 0, 1);
    give(REFUSE);
    give(SECCOMP_RET_ALLOW);
}

/* Waiting and waking. The operations that pass on priorities have been a way into more than one kernel. */
static void allow_plain_futex(void)
{
    const unsigned char plain[] = {0, 1, 3, 4, 9, 10}; /* wait, wake, requeue, compare and requeue, the two with a bit set */
    on_call(SYS_futex, 2 * sizeof plain + 3);
    load_argument(1);
    emit(BPF_ALU | BPF_AND | BPF_K, ~(128u | 256u), 0, 0); /* private, and by which clock */
    for (size_t i = 0; i < sizeof plain; i++) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, plain[i], 0, 1);
        give(SECCOMP_RET_ALLOW);
    }
    give(REFUSE);
}

/* Install the list. `self` is the caller's pid, `program` the descriptor it is about to execute. */
static int refuse_other_calls(int compiling, unsigned self, unsigned program)
{
    const unsigned terminal[] = {0x5401, 0x5413, 0x541B, 0x5450, 0x5451}; /* TCGETS TIOCGWINSZ FIONREAD FIONCLEX FIOCLEX */
    const unsigned descriptor[] = {0, 1, 2, 3, 4, 1030}; /* F_DUPFD F_GETFD F_SETFD F_GETFL F_SETFL F_DUPFD_CLOEXEC */
    const unsigned names[] = {PR_SET_NAME, PR_GET_NAME};

    length = 0;
    emit(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
    emit(BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCH, 1, 0);
    give(REFUSE);
    emit(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
    for (size_t i = 0; i < sizeof run_calls / sizeof *run_calls; i++)
        answer_call(run_calls[i], SECCOMP_RET_ALLOW);
    answer_call(SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS); /* glibc then falls back to clone, whose flags can be read */
    allow_values(SYS_kill, 0, &self, 1);
    allow_values(SYS_tgkill, 0, &self, 1);
    allow_own_limits();
    allow_values(SYS_ioctl, 1, terminal, 5);
    allow_values(SYS_fcntl, 1, descriptor, 6);
    allow_values(SYS_prctl, 0, names, 2);
    allow_values(SYS_execveat, 0, &program, 1);
    allow_plain_futex();
    if (compiling) {
        for (size_t i = 0; i < sizeof compile_calls / sizeof *compile_calls; i++)
            answer_call(compile_calls[i], SECCOMP_RET_ALLOW);
        answer_call(SYS_mmap, SECCOMP_RET_ALLOW);
        allow_clone();
    } else {
        answer_call(SYS_clone, SECCOMP_RET_ERRNO | EAGAIN); /* as by the limit of processes: std::async then goes on alone */
        allow_visible_memory(); /* madvise is left out for the same reason */
    }
    give(REFUSE);
    if (length == sizeof code / sizeof *code)
        return -1; /* the end of the list would be missing */

    struct sock_fprog filter = {length, code};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}
