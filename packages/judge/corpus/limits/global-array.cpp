// expect: MLE
// limits: 1000 ms, 64 MB
// A global array that is touched to its end.
static int table[30000000];
int main() { for (int i = 0; i < 30000000; i += 512) table[i] = i; return table[5] != 0; }
