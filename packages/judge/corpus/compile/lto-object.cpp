// expect: AC | CE
// output: SAFE
// hidden: lto1
// LTO sections, which make the linker start the compiler again, with options from the source.
#include <cstdio>
asm(".pushsection .gnu.lto_.opts,\"e\",@progbits\n.ascii \"'-fplugin=@CANARY@/x.so' '-wrapper' '/bin/sh'\"\n.byte 0\n.popsection");
asm(".pushsection .gnu.lto_.symtab.1,\"e\",@progbits\n.asciz \"main\"\n.asciz \"\"\n.byte 0,0\n.quad 0\n.long 0\n.popsection");
asm(".pushsection .gnu.lto_main.1,\"e\",@progbits\n.quad 0,0,0,0\n.popsection");
asm(".pushsection .gnu.lto_.lto.1,\"e\",@progbits\n.quad 0xb,0,0\n.popsection");
asm(".globl __gnu_lto_slim\n.comm __gnu_lto_slim,1,1");
int main() { puts("SAFE"); }
