// expect: AC
// output: 1500
// Optimization pragmas that students copy to beat a time limit.
#pragma GCC optimize("Ofast,unroll-loops")
#ifdef __x86_64__
#pragma GCC target("sse4.2,popcnt")
#endif
#include <cstdio>
#include <vector>
int main() {
  std::vector<float> numbers(1000, 1.5f);
  float sum = 0;
  for (float number : numbers) sum += number;
  printf("%.0f\n", sum);
}
