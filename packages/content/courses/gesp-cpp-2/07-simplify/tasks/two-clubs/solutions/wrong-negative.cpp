// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b, c, d, days = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> a >> b >> c >> d;
        if (b <= c && d <= a) {
            cout << 0 << endl;
        } else {
            int from = a, to = b;
            if (c > from) from = c;
            if (d < to) to = d;
            cout << to - from << endl;
            days++;
        }
    }
    cout << days << endl;
    return 0;
}
