// fails: 01 WA, 03 WA, 04 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int k;
    cin >> k;
    for (int i = 1; i <= k; i++) {
        long long a, b, p, q, goal;
        cin >> a >> b >> p >> q >> goal;
        long long x = a, y = b, sum = a + b;
        int day = 2;
        while (sum < goal) {
            day++;
            long long z = p * y + q * x;
            sum += z;
            x = y;
            y = z;
        }
        cout << day << " " << sum << endl;
    }
    return 0;
}
