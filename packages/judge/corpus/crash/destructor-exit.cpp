// expect: RE
// output: 3
// Ends with a failure only after main.
#include <cstdio>
#include <cstdlib>
#include <unistd.h>
struct Late { ~Late() { fflush(stdout); _exit(3); } } late;
int main() { puts("3"); }
