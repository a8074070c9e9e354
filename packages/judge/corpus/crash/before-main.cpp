// expect: RE
// A constructor throws before main could catch it.
struct Early { Early() { throw 1; } } early;
int main() {}
