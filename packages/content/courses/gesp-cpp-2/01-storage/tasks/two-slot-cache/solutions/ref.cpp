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
        } else {
            b = a;
            a = x;
        }
    }
    cout << hits << " " << hits + (n - hits) * 10 << endl;
    return 0;
}
