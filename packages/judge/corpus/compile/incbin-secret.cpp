// expect: CE
// hidden: CANARY-CONTENT
// The assembler's .incbin: embeds a secret file as data, and the program prints it.
#include <cstdio>
asm(".data\nsecret: .incbin \"@CANARY@/secret\"\n.byte 0\n");
extern "C" const char secret[];
int main() { puts(secret); }
