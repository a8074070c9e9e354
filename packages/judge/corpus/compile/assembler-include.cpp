// expect: CE
// hidden: CANARY-CONTENT
// The assembler's .include: its error messages quote the lines of the file.
asm(".include \"@CANARY@/secret\"\n.include \"/etc/passwd\"\n");
int main() {}
