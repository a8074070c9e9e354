// expect: CE
// The one endless device that a program may read is none that a compiler may.
#include "/dev/urandom"
int main() {}
