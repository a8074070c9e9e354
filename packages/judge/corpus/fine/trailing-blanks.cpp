// expect: AC
// output: "1 2\n3\n"
// Blanks and carriage returns at line ends, and empty lines at the end, do not count.
#include <cstdio>
int main() { printf("1 2 \t\r\n3   \r\n\r\n\n \n"); }
