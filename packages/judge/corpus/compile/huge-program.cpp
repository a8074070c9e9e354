// expect: CE
// 700 MB of initialised data in the file.
int table[175000000] = {1};
int main() { return table[5]; }
