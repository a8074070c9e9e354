/* From the fresh child to the program: limits and walls, put up from the outside in. */
static void set_limits_of(int what, rlim_t soft, rlim_t hard)
{
    struct rlimit limit = {soft, hard};
    setrlimit(what, &limit); /* lowering cannot fail; a hard limit already lower stays in force */
}

static void set_limit(int what, rlim_t value)
{
    set_limits_of(what, value, value);
}

static void set_limits(const struct job *job)
{
    rlim_t memory = (rlim_t)job->memory_kib * 1024;
    set_limit(RLIMIT_CORE, 1); /* 0 would still start the host's crash handler, as root; too little for a file as well */
    set_limit(RLIMIT_MEMLOCK, 0);
    set_limit(RLIMIT_MSGQUEUE, 0);
    set_limit(RLIMIT_SIGPENDING, 64); /* the queue belongs to the account, which may be the server's own */
    set_limit(RLIMIT_NOFILE, 128);
    set_limit(RLIMIT_STACK, memory);
    set_limit(RLIMIT_FSIZE, (rlim_t)job->output_bytes + 1);
    /* A program is ended by its clock before that. Of a compiler's parts the clock shows nothing; the signal names itself. */
    rlim_t cpu = (rlim_t)((job->cpu_us + 999999) / 1000000);
    set_limits_of(RLIMIT_CPU, job->compiling ? cpu : cpu + 2, cpu + 2);
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
    if (group != NULL && write_group("cgroup.procs", "0") != 0)
        return "cgroup.procs";
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
    if (getppid() != self)
        return "worker"; /* it ended before its end could be felt */
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return "no_new_privs";
    if (!without("landlock") && syscall(SYS_landlock_restrict_self, rules, 0) != 0)
        return "landlock_restrict_self";
    if (!without("seccomp") && refuse_other_calls(job->compiling, (unsigned)getpid(), (unsigned)program) != 0)
        return "seccomp";
    syscall(SYS_execveat, program, "", job->arguments, job->environment, AT_EMPTY_PATH);
    if (errno == ENOENT || errno == EACCES || errno == ENOEXEC || errno == ELIBBAD)
        kill(getpid(), SIGKILL); /* source code may ask for a loader that is not there; no exit code: a checker's may mean points */
    return "execveat";
}
