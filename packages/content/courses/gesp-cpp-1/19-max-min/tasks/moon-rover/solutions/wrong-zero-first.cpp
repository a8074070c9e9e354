// fails: 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 12 WA, 13 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long x, high = 0, low = 0;
    cin >> n;
    int place = 1;
    for (int i = 1; i <= n; i++) {
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
