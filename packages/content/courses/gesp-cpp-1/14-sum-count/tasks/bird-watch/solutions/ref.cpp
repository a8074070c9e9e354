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
        if (x >= k) {
            count++;
        }
    }
    cout << sum << " " << count << endl;
    return 0;
}
