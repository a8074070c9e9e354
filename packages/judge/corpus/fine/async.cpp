// expect: AC
// output: 3
// A task that may run in a thread or later: there is no thread, so later.
#include <cstdio>
#include <future>
int main() {
  auto answer = std::async([] { return 3; });
  printf("%d\n", answer.get());
}
