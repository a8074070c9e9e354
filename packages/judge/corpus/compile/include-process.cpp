// expect: CE
// hidden: PATH=
// The compiler's own environment and memory as headers.
#include "/proc/self/environ"
#include "/proc/self/maps"
#include "/proc/1/environ"
int main() {}
