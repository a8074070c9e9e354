// expect: AC
// output: 3
// Pragmas for the optimiser before the first include.
#pragma GCC optimize("O3,unroll-loops")
#include <bits/stdc++.h>
int main() { std::vector<int> parts{1, 2}; std::cout << std::accumulate(parts.begin(), parts.end(), 0) << "\n"; }
