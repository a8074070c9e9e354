// expect: CE
// hidden: CANARY-CONTENT
// The assembler's own include, whose messages quote what they do not understand.
asm(".include \"@CANARY@/secret\"\n.include \"/etc/passwd\"\n");
int main() {}
