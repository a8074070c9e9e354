// expect: AC
// output: 3
// A task that may run in a thread or later; threads are refused, so it runs later.
#include <cstdio>
#include <future>
int main() {
  auto answer = std::async([] { return 3; });
  printf("%d\n", answer.get());
}
