// fails: 01 WA, 02 WA, 06 WA, 07 WA, 09 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, count = 0;
    long long sum = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        if (x >= k) {
            sum += x;
            count++;
        }
    }
    cout << sum << " " << count << endl;
    return 0;
}
