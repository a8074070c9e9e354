// expect: TLE
// limits: 300 ms, 64 MB
// The plain endless loop.
int main() { for (volatile unsigned spin = 0;; spin++) ; }
