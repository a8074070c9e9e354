// expect: CE
// Two gigabytes of initialised data, nested.
struct A { int value[1 << 28] = {1}; };
A table[2];
int main() { return table[1].value[3]; }
