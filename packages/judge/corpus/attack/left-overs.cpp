// expect: AC
// output: SAFE
// times: 2
// Leaves a mark wherever it can, and looks for the mark of the previous run.
#include <cstdio>
#include <initializer_list>
#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
  bool breach = shmget(4711, 4096, IPC_CREAT | 0666) >= 0 || msgget(4711, IPC_CREAT | 0666) >= 0;
  breach |= semget(4711, 1, IPC_CREAT | 0666) >= 0;
  for (const char *path : {"mark", "/tmp/mark", "/dev/shm/mark", "/var/tmp/mark", "/run/mark", "/work/mark", "../mark"}) {
    breach |= open(path, O_RDONLY) >= 0 || access(path, F_OK) == 0;
    breach |= open(path, O_CREAT | O_RDWR, 0666) >= 0;
  }
  puts(breach ? "BREACH" : "SAFE");
}
