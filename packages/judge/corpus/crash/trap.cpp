// expect: RE
// An illegal instruction.
int main() { __builtin_trap(); }
