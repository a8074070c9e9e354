// expect: RE
// The program names a loader that is not there: the kernel refuses to start it, which is its own fault.
#include <cstdio>
__attribute__((section(".interp"), used)) const char loader[] = "/nowhere/loader";
int main() { puts("SAFE"); }
