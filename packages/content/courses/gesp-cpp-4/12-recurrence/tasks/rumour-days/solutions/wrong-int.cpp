// fails: 02 WA, 05 WA, 06 WA, 10 WA, 11 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int k;
    cin >> k;
    for (int i = 1; i <= k; i++) {
        int a, b, p, q, goal;
        cin >> a >> b >> p >> q >> goal;
        int x = a, y = b, sum = a;
        int day = 1;
        while (sum < goal && sum >= 0 && day < 200000) {
            day++;
            sum += y;
            int z = p * y + q * x;
            x = y;
            y = z;
        }
        cout << day << " " << sum << endl;
    }
    return 0;
}
