// expect: TLE
// limits: 300 ms, 64 MB
// Waits for a number that the input does not hold, as beginners do.
#include <iostream>
int main() { int n = 0; while (n != -1) std::cin >> n; }
