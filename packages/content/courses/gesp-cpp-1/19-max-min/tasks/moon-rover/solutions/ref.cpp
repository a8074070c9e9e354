#include <iostream>
using namespace std;

int main() {
    int n;
    long long x, high, low;
    cin >> n >> x;
    high = x;
    low = x;
    int place = 1;
    for (int i = 2; i <= n; i++) {
        cin >> x;
        if (x > high) {
            high = x;
            place = i;
        }
        if (x < low) low = x;
    }
    cout << high << " " << place << " " << high - low << endl;
    return 0;
}
