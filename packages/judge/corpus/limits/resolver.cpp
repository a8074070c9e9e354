// expect: TLE
// limits: 300 ms, 64 MB
// Code that runs while the program is still being put together.
static void chosen() {}
extern "C" void (*choose())() {
  for (volatile unsigned spin = 0;; spin++) ;
  return chosen;
}
void call() __attribute__((ifunc("choose")));
int main() { call(); }
