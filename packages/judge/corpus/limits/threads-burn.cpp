// expect: RE | TLE
// limits: 300 ms, 64 MB
// Threads that burn CPU time: the first one is refused.
#include <thread>
#include <vector>
int main() {
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; i++) threads.emplace_back([] { for (volatile unsigned spin = 0;; spin++) ; });
  for (std::thread &thread : threads) thread.join();
}
