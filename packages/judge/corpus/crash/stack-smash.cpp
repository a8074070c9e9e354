// expect: RE
// Writes over its own return address.
#include <cstring>
int main() { char few[8]; volatile unsigned long many = 4096; memset(few, 1, many); return few[3]; }
