/*
 * A long-lived worker of the judge. It reads one job, or a pair, at a time from standard input (lines "key value",
 * ended by an empty line), runs the program inside all walls that the machine offers, and answers with one line of JSON. It
 * trusts its input, which only the judge writes, and nothing that the program does.
 *
 *     jail ROOT WORK SHARED ACCOUNT GROUP
 *
 * ROOT: empty folder for the private root. WORK: the slot's folder, /work inside. SHARED: read-only, /shared inside.
 * ACCOUNT: user id for programs when started as root, else 0. GROUP: folder of the slot's control group, "-" for none.
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

#include "filter.inc"
#include "job.inc"
#include "landlock.inc"
#include "walls.inc"
#include "cgroup.inc"
#include "worker.inc"
#include "enter.inc"
#include "watch.inc"

static void end_everything(pid_t pid)
{
    kill(pid, SIGKILL);
    if (without("killgroup"))
        return;
    if (group != NULL)
        write_group("cgroup.kill", "1");
    if (level != NO_SPACES)
        kill(-1, SIGKILL); /* as process 1 of the name space: all processes except itself */
    else
        kill(-pid, SIGKILL); /* setsid and setpgid are refused, so no process has left the group */
}

/* Paths of the host may have characters that JSON must escape. */
static void complain(const char *text)
{
    printf("{\"error\":\"");
    for (; *text; text++)
        putchar(*text == '"' || *text == '\\' || (unsigned char)*text < ' ' ? '?' : *text);
    printf("\"}\n");
}

static void fail(const char *step)
{
    char text[256];
    snprintf(text, sizeof text, "%s: %s", step, strerror(errno));
    complain(text);
}

/* A single program gets files as streams; in a pair each reads the other's output. */
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
        exit(1); /* when process 1 exits, the kernel kills all others; without name spaces PDEATHSIG does */
    }
}

/* Prints `before` and how a program ended. */
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
    long ooms = 0, memory_kib = 0;
    for (int i = 0; i < count; i++)
        memory_kib += jobs[i].memory_kib;
    if (group != NULL) {
        ooms = read_group("memory.events", "oom_kill");
        children[0].group_cpu_us = read_group("cpu.stat", "usage_usec");
        if (limit_group(memory_kib) != 0) {
            fail("memory.max");
            exit(1);
        }
    }
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
    if (group != NULL && read_group("memory.events", "oom_kill") > ooms)
        for (int i = 0; i < count; i++)
            if (!*children[i].killed && (count == 1 || (WIFSIGNALED(status[i]) && WTERMSIG(status[i]) == SIGKILL)))
                children[i].killed = "memory"; /* in a compiler's job the kernel kills a child, and the compiler reports it */
    if (*complaint)
        complain(complaint);
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
    self = getpid();
    if (level != NO_SPACES && build_root(root, work, shared) != 0)
        return CANNOT;
    if (level == NO_SPACES)
        prctl(PR_SET_CHILD_SUBREAPER, 1);
    abi = without("kernel") ? 0 : landlock_abi();
    printf("{\"spaces\":\"%s\",\"landlock\":%d,\"account\":%u,\"group\":%s}\n", names[level], abi, account,
           group == NULL ? "false" : "true");
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
    group = strcmp(argument[5], "-") ? argument[5] : NULL;
    uid_t uid = geteuid();
    gid_t gid = getegid();
    for (level = uid == 0 ? ROOT_SPACES : USER_SPACES; level <= NO_SPACES; level++) {
        if (level != NO_SPACES && (without("spaces") || (level == ROOT_SPACES && without("privilege"))))
            continue;
        unsigned long flags = level == NO_SPACES ? 0 : level == ROOT_SPACES ? SPACES : SPACES | CLONE_NEWUSER;
        pid_t pid = (pid_t)syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);
        if (pid == 0) {
            if (level == USER_SPACES) {
                account = 0; /* a user name space maps the caller's account only */
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
