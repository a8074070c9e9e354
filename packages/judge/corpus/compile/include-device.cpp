// expect: CE
// Endless devices as header files.
#include "/dev/zero"
#include "/dev/urandom"
#include "/dev/tty"
int main() {}
