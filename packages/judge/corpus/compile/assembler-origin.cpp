// expect: CE
// Half a terabyte between two bytes.
asm(".data\n.org 0x7fffffffff\n.byte 1\n.text");
int main() {}
