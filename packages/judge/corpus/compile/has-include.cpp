// expect: AC | CE
// output: SAFE
// Asks the compiler which files of the host are there.
#include <cstdio>
#if __has_include("@CANARY@/secret") || __has_include("/etc/shadow") || __has_include("/proc/1/environ")
#define ANSWER "BREACH"
#else
#define ANSWER "SAFE"
#endif
int main() { puts(ANSWER); }
