/* A running program, and the wait until it ends or passes a limit. */
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
    long wall_us, group_cpu_us;
    const char *killed;
};

/* Has it passed a limit? Shortens `next` to look again in time. */
static const char *limit_passed(const struct child *child, long asleep, int starved, long resident, long *next)
{
    const struct job *job = child->job;
    long cpu = group != NULL && job->compiling ? read_group("cpu.stat", "usage_usec") - child->group_cpu_us : cpu_us(child->pid);
    if (cpu > job->cpu_us)
        return "cpu";
    if (asleep > job->wall_us || starved)
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
 * then is known to be an echo. The ends to write to are let go, so that the other reads to the end; those to read from
 * never, so that a last word to somebody who has heard enough is no crash.
 */
static void let_go(struct child *children, int count)
{
    for (int i = 0; i < count && count == 2; i++) {
        close(children[i].streams[1]);
        children[i].streams[1] = -1;
    }
}

/* The pipe that a program reads from, looked at from its other end. A writer waits only where there is no room. */
static int has_room(const struct child *reader)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", reader->streams[0]);
    struct pollfd end = {open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC), POLLOUT, 0};
    int room = poll(&end, 1, 0) > 0 && (end.revents & POLLOUT);
    close(end.fd);
    return room;
}

/*
 * A pair has slept too long; `first` is who would be blamed. The program's end is an end of file for an interactor that
 * waits for it, and wakes it. One that sleeps on, though nothing that it says is stuck, has gone to sleep by itself.
 */
static int who_sleeps(struct child *children, int first)
{
    struct child *program = &children[0], *interactor = &children[1];
    siginfo_t end = {};
    long resident, before = cpu_us(interactor->pid);
    if (first != 0 || interactor->ended)
        return first;
    if (!program->ended)
        kill(program->pid, SIGKILL);
    struct pollfd ends[2] = {{program->pidfd, POLLIN, 0}, {interactor->pidfd, POLLIN, 0}};
    poll(ends, 1, 1000);
    poll(&ends[1], 1, 2 * LET_GO_US / 1000); /* one that looks for words from time to time is awake as well */
    waitid(P_PID, (id_t)program->pid, &end, WEXITED | WNOHANG | WNOWAIT);
    int has_crashed = program->ended && (end.si_code != CLD_EXITED || end.si_status != 0);
    int has_woken = ends[1].revents || strchr("ST", look(interactor->record, &resident)) == NULL || cpu_us(interactor->pid) > before;
    if (has_crashed || has_woken || !has_room(program))
        return first;
    program->killed = "";
    interactor->killed = "wall";
    return 1;
}

/*
 * Wait until all have ended or one passes a limit; returns who was gone first. Anything on standard input cancels.
 * Only time with everybody asleep counts towards the wall limit: on a busy machine a program must not fail by waiting
 * its turn, nor one of a pair by the other's thinking.
 */
static int watch(struct child *children, int count, long started)
{
    int first = -1, left = count;
    long patience = 0;
    for (int i = 0; i < count; i++)
        if (children[i].job->wall_us > patience / STARVED)
            patience = STARVED * children[i].job->wall_us;
    for (long asleep = 0, before = started, beat = started; left > 0;) {
        long now = now_us(), next = POLL_US, resident[2] = {0, 0};
        struct pollfd events[3] = {{0, POLLIN, 0}};
        int idle = 1;
        for (int i = 0; i < count; i++) {
            char state = children[i].ended ? 'S' : look(children[i].record, &resident[i]);
            idle = idle && state != 'R' && state != 'D' && !children[i].job->compiling; /* a compiler sleeps while its parts work */
            events[i + 1] = (struct pollfd){children[i].ended ? -1 : children[i].pidfd, POLLIN, 0};
        }
        asleep += idle ? now - before : 0;
        before = now;
        if (now - beat > BEAT_US) {
            beat = now;
            puts("");
            fflush(stdout);
        }
        if (asleep > LET_GO_US)
            let_go(children, count);
        for (int i = 0; i < count; i++) {
            if (children[i].ended)
                continue;
            children[i].killed = limit_passed(&children[i], asleep, now - started > patience, resident[i], &next);
            if (*children[i].killed) {
                first = first < 0 ? i : first;
                return count == 2 && asleep > children[i].job->wall_us ? who_sleeps(children, first) : first;
            }
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
