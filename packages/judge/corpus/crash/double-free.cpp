// expect: RE
// The same memory given back twice.
#include <cstdlib>
int main() { void *volatile block = malloc(64); void *volatile same = block; free(block); free(same); }
