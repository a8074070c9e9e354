/*
 * The debugger starts this program, and it becomes the learner's program: inside the walls of a judged program, which
 * the debugger's own, wider list of system calls does not lower.
 *
 *     confine PROGRAM INPUT OUTPUT MEMORY_KIB CPU_S OUTPUT_BYTES
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "filter.inc"
#include "landlock.inc"

static int take(const char *path, int flags, int as)
{
    int fd = open(path, flags | O_CLOEXEC | O_NOFOLLOW);
    return fd < 0 || dup2(fd, as) < 0 ? -1 : 0;
}

static void lower(int what, rlim_t value)
{
    struct rlimit limit = {value, value};
    setrlimit(what, &limit); /* a hard limit that is already lower stays in force */
}

static const char *confine(char **argument)
{
    static const char *const readable[] = {"/usr/lib/locale", "/dev/random", "/dev/urandom"};
    int program = open(argument[1], O_PATH | O_CLOEXEC);
    if (program < 0 || take(argument[2], O_RDONLY, 0) != 0 || take(argument[3], O_WRONLY | O_APPEND, 1) != 0 ||
        dup2(1, 2) < 0)
        return "open";
    if (syscall(SYS_close_range, 3, ~0U, 4 /* close on exec */) != 0)
        return "close_range";
    int abi = landlock_abi(), rules = new_rules(abi);
    if (abi == 0 || rules < 0 || allow_descriptor(rules, abi, program, MAY_EXECUTE | MAY_READ) != 0)
        return "landlock";
    for (size_t i = 0; i < sizeof readable / sizeof *readable; i++)
        if (allow_path(rules, abi, readable[i], MAY_READ | MAY_LIST) != 0)
            return readable[i];
    if (allow_path(rules, abi, "/dev/null", MAY_READ | MAY_WRITE) != 0)
        return "/dev/null";
    rlim_t memory = (rlim_t)atol(argument[4]) * 1024;
    lower(RLIMIT_STACK, memory);
    lower(RLIMIT_AS, 2 * memory);
    lower(RLIMIT_DATA, memory);
    lower(RLIMIT_CPU, (rlim_t)atol(argument[5]));
    lower(RLIMIT_FSIZE, (rlim_t)atol(argument[6]) + 1);
    lower(RLIMIT_NPROC, 0);
    if (syscall(SYS_landlock_restrict_self, rules, 0) != 0)
        return "landlock_restrict_self";
    if (refuse_other_calls(RUNNING, (unsigned)getpid(), (unsigned)program) != 0)
        return "seccomp";
    char *const arguments[] = {"program", NULL}, *const environment[] = {"PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", NULL};
    syscall(SYS_execveat, program, "", arguments, environment, AT_EMPTY_PATH);
    return "execveat";
}

int main(int count, char **argument)
{
    const char *step = count == 7 ? confine(argument) : "arguments";
    fprintf(stderr, "%s: %s\n", step, strerror(errno));
    return 127;
}
