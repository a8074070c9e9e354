// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int sum = 0, last = 0, slower = 0;
    for (int i = 1; i <= n; i++) {
        int t;
        cin >> t;
        sum += t;
        if (i > 1 && t > last)
            slower++;
        last = t;
    }
    cout << sum / 60 << " " << sum << " " << slower << endl;
    return 0;
}
