// expect: AC | CE
// output: SAFE
// Pragmas with options that make the compiler write more files.
#pragma GCC optimize("dump-tree-all=@CANARY@/planted")
#pragma GCC optimize("profile-generate=@CANARY@")
#pragma GCC optimize("fplugin=@CANARY@/planted.so")
#include <cstdio>
int main() { puts("SAFE"); }
