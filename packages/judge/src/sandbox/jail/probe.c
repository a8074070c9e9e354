/*
 * Attacks the sandbox from inside and prints one word per successful attack. `probe attack CANARY` must print only
 * "done"; each of the other arguments tests one limit.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void breach(int succeeded, const char *what)
{
    if (succeeded)
        puts(what);
}

/* getpid through int 0x80: a filter that checks only 64-bit numbers would let any such call pass. */
static int old_door_opens(void)
{
#ifdef __x86_64__
    long answer = 20;
    __asm__ volatile("int $0x80" : "+a"(answer) : : "memory");
    return answer > 0;
#else
    return 0;
#endif
}

static void attack(const char *canary)
{
    char beside[4096];
    struct rlimit limit;
    snprintf(beside, sizeof beside, "%s.planted", canary);
    breach(open(canary, O_RDONLY) >= 0, "read");
    breach(open(canary, O_WRONLY) >= 0, "overwrite");
    breach(open(beside, O_WRONLY | O_CREAT, 0600) >= 0, "create");
    breach(open("planted", O_WRONLY | O_CREAT, 0600) >= 0, "create-here");
    breach(truncate(canary, 0) == 0, "truncate");
    breach(chmod(canary, 0) == 0, "chmod");
    breach(unlink(canary) == 0, "unlink");
    breach(open("/proc/self/status", O_RDONLY) >= 0, "proc");
    breach(open("/usr/bin/env", O_RDONLY) >= 0, "unlisted-path"); /* exists, but this job has no rule for it */
    breach(socket(AF_INET, SOCK_STREAM, 0) >= 0, "socket");
    breach(kill(getppid(), 0) == 0, "signal-parent");
    breach(syscall(SYS_prlimit64, getppid(), RLIMIT_CPU, NULL, &limit) == 0 && getppid() != 0, "prlimit-parent");
    breach(ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0, "ptrace");
    breach(unshare(CLONE_NEWUSER) == 0, "name-space");
    breach(geteuid() == 0, "root");
    breach(mmap(NULL, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED, "shared-memory");
    breach(old_door_opens(), "32-bit");
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    breach(child > 0, "fork");
    puts("done");
    fflush(stdout);
    execl("/bin/sh", "sh", "-c", "echo shell", NULL);
}

int main(int count, char **argument)
{
    const char *what = count > 1 ? argument[1] : "";
    if (!strcmp(what, "attack") && count > 2)
        attack(argument[2]);
    else if (!strcmp(what, "cpu"))
        for (volatile unsigned spin = 0;; spin++)
            continue;
    else if (!strcmp(what, "wall"))
        for (;;)
            pause();
    else if (!strcmp(what, "memory")) {
        volatile char *block = malloc(96 << 20);
        for (int i = 0; block != NULL && i < 96 << 20; i += 4096)
            block[i] = 1;
        pause();
    }
    else if (!strcmp(what, "orphan")) { /* in a compiler's job: a child that outlives its parent */
        pid_t parent = getpid();
        if (fork() == 0) {
            while (getppid() == parent)
                usleep(1000);
            usleep(200000);
            puts("orphan");
        }
    }
    else if (!strcmp(what, "output"))
        for (int i = 0; i < 10000; i++)
            puts("0123456789012345678901234567890123456789");
    return 0;
}
