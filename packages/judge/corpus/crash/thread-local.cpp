// expect: RE | MLE
// Eight gigabytes for each thread: the C library gives up before main.
thread_local char table[1L << 33];
int main(int count, char **) { table[count] = 1; }
