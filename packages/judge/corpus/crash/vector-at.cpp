// expect: RE
// The standard library's own check.
#include <vector>
int main() { std::vector<int> few(3); return few.at(7); }
