// expect: CE
// Two thousand million instructions by one line.
asm(".rept 2000000000\nnop\n.endr");
int main() {}
