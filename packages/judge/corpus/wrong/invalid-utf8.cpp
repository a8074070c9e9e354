// expect: WA
// output: 三
// Half a character.
#include <cstdio>
int main() { fwrite("\xe4\xb8\n", 1, 3, stdout); }
