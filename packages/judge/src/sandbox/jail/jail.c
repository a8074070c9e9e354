/*
 * A long-lived worker of the judge: reads one job, or a pair, at a time from standard input (lines "key value", an empty
 * line ends it), runs the program inside every wall the machine offers, and answers one line of JSON. It trusts its
 * input, which comes from the judge alone, and nothing that the program does.
 *
 *     jail ROOT WORK SHARED ACCOUNT LEAVE-OUT
 *
 * ROOT: empty folder for the private root. WORK: the slot's folder, /work inside. SHARED: read-only, /shared inside.
 * ACCOUNT: user id for programs when started as root, else 0. LEAVE-OUT: walls that a test takes away, "-" for none.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "filter.h"
#include "job.h"
#include "walls.h"

#define SPACES (CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS)
#define CANNOT 77 /* this level does not work here: try the next */
#define POLL_US 5000
#define LET_GO_US 100000 /* a pair idle this long may be waiting for an end that the worker holds */
#define STARVED 5 /* times the wall limit, however busy the machine */

enum level { ROOT_SPACES, USER_SPACES, NO_SPACES };

static const char *root, *work, *left_out;
static uid_t account;
static enum level level;
static int abi;

static int without(const char *wall)
{
    return strstr(left_out, wall) != NULL;
}

static long now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000L + t.tv_nsec / 1000;
}

static void set_limit(int what, rlim_t value)
{
    struct rlimit limit = {value, value};
    setrlimit(what, &limit); /* lowering cannot fail; a hard limit already lower stays in force */
}

static void set_limits(const struct job *job)
{
    rlim_t memory = (rlim_t)job->memory_kib * 1024;
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_MEMLOCK, 0);
    set_limit(RLIMIT_MSGQUEUE, 0);
    set_limit(RLIMIT_NOFILE, 128);
    set_limit(RLIMIT_STACK, memory);
    set_limit(RLIMIT_FSIZE, (rlim_t)job->output_bytes + 1);
    set_limit(RLIMIT_CPU, (rlim_t)(job->cpu_us / 1000000 + 2));
    /* Memory is judged by resident size; near the limit this one would turn MLE into a crash. A compiler may crash. */
    set_limit(job->compiling ? RLIMIT_DATA : RLIMIT_AS, job->compiling ? memory : memory + (4UL << 30));
    if (account != 0)
        set_limit(RLIMIT_NPROC, (rlim_t)job->processes);
}

/* In the child: put up the walls from the outside in, then become the program. Returns the step that failed. */
static const char *enter(const struct job *job, const int streams[3], int program)
{
    for (int i = 0; i < 3; i++)
        if (dup2(streams[i], i) < 0)
            return "dup2";
    if (syscall(SYS_close_range, 3, ~0U, 4 /* close on exec */) != 0)
        return "close_range";
    setsid();
    setpriority(PRIO_PROCESS, 0, 5);
    if (level != NO_SPACES ? chroot(root) != 0 || chdir("/work") != 0 : chdir(work) != 0)
        return "chdir";
    int rules = new_rules(abi);
    if (rules < 0 || allow_descriptor(rules, abi, program, MAY_EXECUTE | MAY_READ) != 0)
        return "landlock";
    for (int i = 0; i < job->readable_count; i++)
        if (allow_path(rules, abi, job->readable[i], MAY_EXECUTE | MAY_READ | MAY_LIST) != 0)
            return job->readable[i];
    for (int i = 0; i < job->writable_count; i++)
        if (allow_path(rules, abi, job->writable[i],
                       MAY_READ | MAY_WRITE | MAY_TRUNCATE | MAY_LIST | MAY_CREATE | MAY_REMOVE) != 0)
            return job->writable[i];
    set_limits(job);
    if (become(account) != 0)
        return "setuid";
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return "no_new_privs";
    if (!without("landlock") && syscall(SYS_landlock_restrict_self, rules, 0) != 0)
        return "landlock_restrict_self";
    if (!without("seccomp") && refuse_other_calls(job->compiling, (unsigned)getpid(), (unsigned)program) != 0)
        return "seccomp";
    syscall(SYS_execveat, program, "", job->arguments, job->environment, AT_EMPTY_PATH);
    return "execveat";
}

/* Start a child as fork does, with a descriptor of it. Docker's default profile has no clone3. */
static pid_t start_child(int *pidfd)
{
    struct { uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls; } how = {
        CLONE_PIDFD, (uint64_t)(uintptr_t)pidfd, 0, 0, SIGCHLD, 0, 0, 0};
    pid_t pid = (pid_t)syscall(SYS_clone3, &how, sizeof how);
    if (pid < 0 && (errno == ENOSYS || errno == EPERM)) {
        pid = fork();
        if (pid > 0)
            *pidfd = (int)syscall(SYS_pidfd_open, pid, 0);
    }
    return pid;
}

/* /proc shows the pids of the outside: the child's name there stands in the descriptor's record. */
static int open_record(int pidfd)
{
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/fdinfo/%d", pidfd);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    close(fd);
    if (size < 0)
        return -1;
    text[size] = 0;
    const char *line = strstr(text, "\nPid:");
    snprintf(path, sizeof path, "/proc/%d/stat", line == NULL ? -1 : atoi(line + 5));
    return open(path, O_RDONLY | O_CLOEXEC);
}

/* Its state letter and resident memory. A program may name itself anything, so fields count from the last bracket. */
static char look(int record, long *resident_kib)
{
    char text[1024], state = 'R';
    long pages = 0;
    ssize_t size = pread(record, text, sizeof text - 1, 0);
    text[size > 0 ? size : 0] = 0;
    const char *fields = strrchr(text, ')');
    if (fields != NULL)
        sscanf(fields + 1, " %c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %ld",
               &state, &pages);
    *resident_kib = pages * (sysconf(_SC_PAGESIZE) / 1024);
    return state;
}

static long cpu_us(pid_t pid)
{
    struct timespec t;
    if (clock_gettime((clockid_t)((~(unsigned)pid << 3) | 2), &t) != 0)
        return 0;
    return t.tv_sec * 1000000L + t.tv_nsec / 1000;
}

/* One program of a request: alone, or half of a pair. */
struct child {
    const struct job *job;
    int streams[3], program, report[2], pidfd, record, ended;
    pid_t pid;
    long wall_us;
    const char *killed;
};

/* Has it passed a limit? Shortens `next` to look again in time. */
static const char *limit_passed(const struct child *child, long asleep, long elapsed, long resident, long *next)
{
    const struct job *job = child->job;
    long cpu = cpu_us(child->pid);
    if (cpu > job->cpu_us)
        return "cpu";
    if (asleep > job->wall_us || elapsed > STARVED * job->wall_us)
        return "wall";
    if (!without("poll") && resident > job->memory_kib)
        return "memory";
    if (job->cpu_us - cpu < *next)
        *next = job->cpu_us - cpu + 100;
    if (job->wall_us - asleep < *next)
        *next = job->wall_us - asleep + 100;
    return "";
}

/*
 * The worker holds all ends of a pair's pipes, so that it sees one's death before the other can: what that one does
 * then is known to be an echo. Without its hold an end shows as usual.
 */
static void let_go(struct child *children, int count)
{
    for (int i = 0; i < count && count == 2; i++)
        for (int stream = 0; stream < 2; stream++) {
            close(children[i].streams[stream]);
            children[i].streams[stream] = -1;
        }
}

/*
 * Wait until all have ended or one passes a limit; returns who was gone first. Anything on standard input cancels.
 * Only time with everybody asleep counts towards the wall limit: on a busy machine a program must not fail by waiting
 * its turn, nor one of a pair by the other's thinking.
 */
static int watch(struct child *children, int count, long started)
{
    int first = -1, left = count;
    for (long asleep = 0, before = started; left > 0;) {
        long now = now_us(), next = POLL_US, resident[2] = {0, 0};
        struct pollfd events[3] = {{0, POLLIN, 0}};
        int idle = 1;
        for (int i = 0; i < count; i++) {
            char state = children[i].ended ? 'S' : look(children[i].record, &resident[i]);
            idle = idle && state != 'R' && state != 'D';
            events[i + 1] = (struct pollfd){children[i].ended ? -1 : children[i].pidfd, POLLIN, 0};
        }
        asleep += idle ? now - before : 0;
        before = now;
        if (asleep > LET_GO_US)
            let_go(children, count);
        for (int i = 0; i < count; i++) {
            if (children[i].ended)
                continue;
            children[i].killed = limit_passed(&children[i], asleep, now - started, resident[i], &next);
            if (*children[i].killed)
                return first < 0 ? i : first;
        }
        struct timespec pause = {0, next * 1000};
        ppoll(events, 1 + (nfds_t)count, &pause, NULL);
        int unended = left;
        for (int i = 0; i < count; i++) {
            if (!events[i + 1].revents)
                continue;
            children[i].ended = 1;
            children[i].wall_us = now_us() - started;
            first = first < 0 ? i : first;
            left--;
        }
        if (left < unended)
            let_go(children, count);
        else if (events[0].revents) {
            children[0].killed = "cancel";
            return 0;
        }
    }
    return first;
}

static void end_everything(pid_t pid)
{
    kill(pid, SIGKILL);
    if (without("killgroup"))
        return;
    if (level != NO_SPACES)
        kill(-1, SIGKILL); /* as process 1 of the name space: everybody but itself */
    else
        kill(-pid, SIGKILL); /* setsid and setpgid are refused, so nobody has left the group */
}

static void fail(const char *step)
{
    printf("{\"error\":\"%s: %s\"}\n", step, strerror(errno));
}

/* Files for one alone; for a pair, what one prints is what the other reads. */
static void open_streams(const struct job *jobs, struct child *children, int count)
{
    int forth[2], back[2];
    if (count == 2 && (pipe2(forth, O_CLOEXEC) != 0 || pipe2(back, O_CLOEXEC) != 0)) {
        fail("pipe");
        exit(1);
    }
    for (int i = 0; i < count; i++) {
        const struct job *job = &jobs[i];
        struct child *child = &children[i];
        *child = (struct child){.job = job, .killed = ""};
        child->streams[0] = count == 2 ? (i == 0 ? back[0] : forth[0]) : open(job->input, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        child->streams[1] = count == 2 ? (i == 0 ? forth[1] : back[1])
                                       : open(job->output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
        child->streams[2] = open(job->error, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
        child->program = open(job->program, O_PATH | O_CLOEXEC);
        if (child->streams[0] < 0 || child->streams[1] < 0 || child->streams[2] < 0 || child->program < 0 ||
            pipe2(child->report, O_CLOEXEC) != 0) {
            fail("open");
            exit(1);
        }
    }
}

static void start(struct child *child)
{
    child->pid = start_child(&child->pidfd);
    if (child->pid == 0) {
        const char *step = enter(child->job, child->streams, child->program);
        dprintf(child->report[1], "%s: %s", step, strerror(errno));
        _exit(127);
    }
    close(child->report[1]);
    child->record = child->pid < 0 ? -1 : open_record(child->pidfd);
    if (child->record < 0) {
        fail("start");
        exit(1); /* process 1 takes everybody along; without name spaces PDEATHSIG does */
    }
}

/* Print how it ended, after `before`. */
static void answer(struct child *child, const char *before, const struct rusage *used, int status)
{
    struct stat output = {}, error = {};
    fstat(child->streams[1], &output);
    fstat(child->streams[2], &error);
    long cpu = (used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1000000L + used->ru_utime.tv_usec + used->ru_stime.tv_usec;
    printf("%s{\"killed\":\"%s\",\"exitCode\":%d,\"signal\":%d,\"cpuUs\":%ld,\"wallUs\":%ld,\"memoryKiB\":%ld,"
           "\"outputBytes\":%lld,\"errorBytes\":%lld}", before,
           child->killed, WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0, cpu,
           child->wall_us, used->ru_maxrss, (long long)output.st_size, (long long)error.st_size);
}

static void run(const struct job *jobs, int count)
{
    struct child children[2];
    char complaint[256] = "";
    open_streams(jobs, children, count);
    int status[2] = {0, 0};
    struct rusage used[2];
    long started = now_us();
    for (int i = 0; i < count; i++)
        start(&children[i]);
    int first = watch(children, count, started);
    for (int i = 0; i < count; i++)
        end_everything(children[i].pid);
    for (int i = 0; i < count; i++) {
        struct child *child = &children[i];
        if (!child->ended)
            child->wall_us = now_us() - started;
        wait4(child->pid, &status[i], 0, &used[i]);
        ssize_t size = *complaint ? 0 : read(child->report[0], complaint, sizeof complaint - 1);
        if (size > 0)
            complaint[*child->killed ? 0 : size] = 0;
    }
    while (waitpid(-1, NULL, 0) > 0)
        continue;
    if (*complaint)
        printf("{\"error\":\"%s\"}\n", complaint);
    else {
        if (count == 2)
            printf("{\"first\":%d,\"programs\":", first);
        for (int i = 0; i < count; i++)
            answer(&children[i], count == 1 ? "" : i == 0 ? "[" : ",", &used[i], status[i]);
        printf(count == 2 ? "]}\n" : "\n");
    }
    for (int i = 0; i < count; i++) {
        const struct child *child = &children[i];
        const int open_fds[] = {child->streams[0], child->streams[1], child->streams[2], child->program,
                                child->report[0], child->pidfd, child->record};
        for (size_t f = 0; f < sizeof open_fds / sizeof *open_fds; f++)
            close(open_fds[f]);
    }
}

static int serve(const char *shared)
{
    static const char *const names[] = {"root", "user", "none"};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (level != NO_SPACES && build_root(root, work, shared) != 0)
        return CANNOT;
    if (level == NO_SPACES)
        prctl(PR_SET_CHILD_SUBREAPER, 1);
    abi = landlock_abi();
    printf("{\"spaces\":\"%s\",\"landlock\":%d,\"account\":%u}\n", names[level], abi, account);
    fflush(stdout);
    struct job jobs[2];
    while (abi > 0 && next_jobs(jobs)) {
        if (jobs[0].program == NULL)
            continue;
        run(jobs, jobs[1].program == NULL ? 1 : 2);
        fflush(stdout);
    }
    return 0;
}

int main(int count, char **argument)
{
    if (count != 6)
        return 2;
    root = argument[1];
    work = argument[2];
    account = (uid_t)atoi(argument[4]);
    left_out = argument[5];
    uid_t uid = geteuid();
    gid_t gid = getegid();
    for (level = uid == 0 ? ROOT_SPACES : USER_SPACES; level <= NO_SPACES; level++) {
        if (level != NO_SPACES && (without("spaces") || (level == ROOT_SPACES && without("privilege"))))
            continue;
        unsigned long flags = level == NO_SPACES ? 0 : level == ROOT_SPACES ? SPACES : SPACES | CLONE_NEWUSER;
        pid_t pid = (pid_t)syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);
        if (pid == 0) {
            if (level == USER_SPACES) {
                account = 0; /* only the own account exists in there */
                if (map_own_account(uid, gid) != 0)
                    _exit(CANNOT);
            }
            _exit(serve(argument[3]));
        }
        int status = 0;
        if (pid > 0 && waitpid(pid, &status, 0) == pid && !(WIFEXITED(status) && WEXITSTATUS(status) == CANNOT))
            return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
    return CANNOT;
}
