// fails: 01 WA, 02 WA, 04 WA, 05 WA, 08 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    if (m == 1) {
        cout << 1 << " " << n << endl;
        return 0;
    }
    long long length = 2 * m - 2;
    long long rounds = (n - 1) / length, r = (n - 1) % length;
    long long who = r < m ? r + 1 : 2 * m - 1 - r;
    long long got = who == 1 || who == m ? rounds + 1 : 2 * rounds + (r < m ? 1 : 2);
    cout << who << " " << got << endl;
    return 0;
}
