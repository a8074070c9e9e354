#include <iostream>
using namespace std;

int main() {
    long long m, k;
    cin >> m >> k;
    long long at = 0, jumps = 0;
    do {
        at = (at + k) % m;
        jumps++;
    } while (at != 0);
    cout << jumps << " " << jumps * k / m << endl;
    return 0;
}
