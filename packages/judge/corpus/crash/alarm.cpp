// expect: RE
// limits: 3000 ms, 64 MB
// An alarm that nobody handles.
#include <unistd.h>
int main() { ualarm(1000, 0); for (;;) pause(); }
