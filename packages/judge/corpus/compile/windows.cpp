// expect: CE
// A header of Windows.
#include <windows.h>
int main() { Sleep(1000); }
