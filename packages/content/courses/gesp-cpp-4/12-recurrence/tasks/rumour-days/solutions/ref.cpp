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
            long long z = p * y + q * x;
            x = y;
            y = z;
        }
        cout << day << " " << sum << endl;
    }
    return 0;
}
