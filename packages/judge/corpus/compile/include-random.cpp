// expect: CE
// A program may read this endless device, but a compiler may not.
#include "/dev/urandom"
int main() {}
