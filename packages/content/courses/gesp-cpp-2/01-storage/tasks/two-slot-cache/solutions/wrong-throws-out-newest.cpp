// fails: 06 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n, x, a = 0, b = 0, hits = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (x == a) {
            hits++;
        } else if (x == b) {
            hits++;
            b = a;
            a = x;
        } else if (b == 0) {
            b = a;
            a = x;
        } else {
            a = x;
        }
    }
    cout << hits << " " << hits + (n - hits) * 10 << endl;
    return 0;
}
