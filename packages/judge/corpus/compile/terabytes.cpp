// expect: CE | RE
// An array larger than any machine, without a byte in the file.
#include <cstdio>
asm(".comm huge, 0x100000000000, 32");
extern char huge[];
int main() { printf("%p", static_cast<void *>(huge)); }
