// expect: CE
// A header of another system.
#include <windows.h>
int main() { Sleep(1000); }
