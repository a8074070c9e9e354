// expect: AC
// output: SAFE
// One thread only: more would burn CPU time out of sight of the problem's author.
#include <cstdio>
#include <pthread.h>
static void *spin(void *) { for (;;) ; }
int main() {
  bool started = false;
  for (int i = 0; i < 100; i++) {
    pthread_t thread;
    started |= pthread_create(&thread, nullptr, spin, nullptr) == 0;
  }
  puts(started ? "BREACH" : "SAFE");
}
