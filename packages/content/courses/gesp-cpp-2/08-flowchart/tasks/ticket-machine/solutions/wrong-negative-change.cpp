// fails: 02 WA, 05 WA, 08 WA, 12 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, p, x, total = 0, back = 0;
    cin >> n >> p;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (x == 1 || x == 5 || x == 10) {
            total += x;
            if (total >= p) {
                break;
            }
        } else {
            back++;
        }
    }
    cout << total << " " << back << " ";
    if (total >= p) {
        cout << total - p << endl;
    } else {
        cout << total - p << endl;
    }
    return 0;
}
