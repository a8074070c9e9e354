// expect: RE
// Reading through a null pointer.
int main() { volatile int *nothing = nullptr; return *nothing; }
