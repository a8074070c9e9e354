// expect: CE
// hidden: CANARY-CONTENT
// The assembler's door: a secret file as data, printed by the program.
#include <cstdio>
asm(".data\nsecret: .incbin \"@CANARY@/secret\"\n.byte 0\n");
extern "C" const char secret[];
int main() { puts(secret); }
