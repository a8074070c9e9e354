// expect: CE
// A file that includes itself without end.
#include "main.cpp"
int main() {}
