// expect: AC
// output: 160
// limits: 2000 ms, 256 MB
// 160 of 256 MB are within the limit.
#include <cstdio>
#include <cstdlib>
#include <cstring>
int main() { char *block = static_cast<char *>(malloc(160 << 20)); memset(block, 1, 160 << 20); printf("%d\n", block[7] * 160); }
