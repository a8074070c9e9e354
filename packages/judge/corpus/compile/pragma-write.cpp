// expect: AC | CE
// output: SAFE
// Options that make the compiler write beside the program.
#pragma GCC optimize("dump-tree-all=@CANARY@/planted")
#pragma GCC optimize("profile-generate=@CANARY@")
#pragma GCC optimize("fplugin=@CANARY@/planted.so")
#include <cstdio>
int main() { puts("SAFE"); }
