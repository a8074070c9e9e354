// expect: CE
// Instantiation without end, twice at each step.
template <unsigned long N, int Side> struct Bomb { static const int value = Bomb<N + 1, 0>::value + Bomb<N + 1, 1>::value; };
int main() { return Bomb<0, 0>::value; }
