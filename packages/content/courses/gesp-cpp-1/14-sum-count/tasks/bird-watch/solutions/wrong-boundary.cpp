// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, count = 0;
    long long sum = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        sum += x;
        if (x > k) {
            count++;
        }
    }
    cout << sum << " " << count << endl;
    return 0;
}
