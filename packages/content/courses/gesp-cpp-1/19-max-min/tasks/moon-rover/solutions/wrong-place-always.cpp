// fails: 01 WA, 02 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
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
        if (x > high)
            high = x;
            place = i;
        if (x < low) low = x;
    }
    cout << high << " " << place << " " << high - low << endl;
    return 0;
}
