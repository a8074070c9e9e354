// expect: CE
// Endless and forbidden files as data.
asm(".data\n.incbin \"/dev/zero\"\n.incbin \"/proc/self/environ\"\n.incbin \"../input\"\n");
int main() {}
