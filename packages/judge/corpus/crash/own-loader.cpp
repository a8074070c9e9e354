// expect: RE
// The program names a loader that does not exist: the kernel refuses to start it, which is the program's fault.
#include <cstdio>
__attribute__((section(".interp"), used)) const char loader[] = "/nowhere/loader";
int main() { puts("SAFE"); }
