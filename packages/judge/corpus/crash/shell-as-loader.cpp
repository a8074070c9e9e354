// expect: RE
// A program of the host as its loader would be started instead of it.
#include <cstdio>
__attribute__((section(".interp"), used)) const char loader[] = "/usr/bin/env";
int main() { puts("SAFE"); }
