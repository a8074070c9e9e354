// expect: RE
// output: 3
// Kills itself behind the right answer, as a limit of the judge would.
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() { puts("3"); fflush(stdout); kill(getpid(), SIGKILL); }
