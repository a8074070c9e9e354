// expect: MLE
// limits: 1000 ms, 64 MB
// A vector that doubles without end.
#include <vector>
int main() { std::vector<long long> kept; for (;;) kept.push_back(1); }
