/*
 * Measures a run without a judge: bareLoop COUNT INPUT PROGRAM ARGUMENT… starts a program COUNT times, one at a time,
 * with INPUT as its standard input, and prints the microseconds per run.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

int main(int count, char **argument)
{
    if (count < 4)
        return 2;
    int runs = atoi(argument[1]);
    double started = now_us();
    for (int i = 0; i < runs; i++) {
        pid_t pid = fork();
        if (pid == 0) {
            dup2(open(argument[2], O_RDONLY), 0);
            dup2(open("/dev/null", O_WRONLY), 1);
            execv(argument[3], argument + 3);
            _exit(127);
        }
        int status;
        if (pid < 0 || waitpid(pid, &status, 0) != pid || status != 0)
            return 1;
    }
    printf("%.1f\n", (now_us() - started) / runs);
    return 0;
}
