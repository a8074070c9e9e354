// expect: AC
// output: SAFE
// Opens the pipe to the judge in the worker's table of descriptors, to write its own verdict. Landlock has no rule for
// pipes, so it must refuse the path to them.
#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>
int main() {
  bool breach = false;
  const char answer[] = "{\"killed\":\"\",\"exitCode\":0,\"signal\":0,\"cpuUs\":1,\"wallUs\":1,\"memoryKiB\":1,\"outputBytes\":0}\n";
  for (int pid = 0; pid < 3000; pid++) {
    int who = pid == 0 ? getppid() : pid;
    if (who == getpid()) continue;
    for (int number : {0, 1, 2, 3, 4}) {
      char path[64];
      snprintf(path, sizeof path, "/proc/%d/fd/%d", who, number);
      int pipe = open(path, number == 0 ? O_RDONLY | O_NONBLOCK : O_WRONLY | O_NONBLOCK);
      if (pipe < 0) continue;
      breach = true;
      if (number == 1) write(pipe, answer, sizeof answer - 1);
    }
  }
  puts(breach ? "BREACH" : "SAFE");
}
