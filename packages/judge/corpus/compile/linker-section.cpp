// expect: AC | CE
// output: SAFE
// Sections that tell linkers and loaders to load other files.
#include <cstdio>
asm(".pushsection .interp,\"a\"\n.asciz \"@CANARY@/loader\"\n.popsection\n");
asm(".pushsection .drectve,\"yn\"\n.ascii \"-L@CANARY@ -lsecret\"\n.popsection\n");
int main() { puts("SAFE"); }
