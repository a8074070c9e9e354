// expect: CE
// Work without end at compile time, within each of the compiler's own limits.
constexpr int count(int depth) {
  int sum = 0;
  for (int i = 0; i < 200000; i++) sum += depth;
  return sum % 3;
}
template <int N> struct Step { static constexpr int value = count(N) + Step<N - 1>::value; };
template <> struct Step<0> { static constexpr int value = 0; };
int main() { static_assert(Step<800>::value > 0, "x"); }
