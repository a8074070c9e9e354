// expect: CE
// The assembler is asked for 64 GB of data.
asm(".data\n.fill 0x1000000000, 1, 65\n");
int main() {}
