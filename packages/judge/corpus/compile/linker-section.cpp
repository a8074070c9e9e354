// expect: AC | CE
// output: SAFE
// Sections by which a program tells linkers and loaders what to load.
#include <cstdio>
asm(".pushsection .interp,\"a\"\n.asciz \"@CANARY@/loader\"\n.popsection\n");
asm(".pushsection .drectve,\"yn\"\n.ascii \"-L@CANARY@ -lsecret\"\n.popsection\n");
int main() { puts("SAFE"); }
