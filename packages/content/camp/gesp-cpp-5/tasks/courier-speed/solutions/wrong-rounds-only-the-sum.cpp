// fails: 02 WA, 04 WA, 06 WA, 07 WA, 08 WA, 09 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long t, sum = 0;
    cin >> n >> t;
    for (int i = 0; i < n; i++) {
        int d;
        cin >> d;
        sum += d;
    }
    cout << (sum + t - 1) / t << endl;
    return 0;
}
