// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int k;
    cin >> k;
    for (int i = 1; i <= k; i++) {
        long long a, b, p, q, goal;
        cin >> a >> b >> p >> q >> goal;
        long long x = a, y = b, sum = a;
        int day = 1;
        while (sum < goal) {
            day++;
            sum += y;
            long long z = q * y + p * x;
            x = y;
            y = z;
        }
        cout << day << " " << sum << endl;
    }
    return 0;
}
