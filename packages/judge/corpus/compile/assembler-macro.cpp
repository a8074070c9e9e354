// expect: CE
// Two macros that call each other ten times.
asm(".macro a\n.irpc x,0123456789\nb\n.endr\n.endm\n.macro b\na\n.endm\na");
int main() {}
