// expect: CE
// Folders, and the folders above, as headers.
#include "/"
#include ".."
#include "../output"
int main() {}
