// expect: CE
// Declared but nowhere defined.
int answer();
int main() { return answer(); }
