#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    long long sum = 0;
    int count = 0, least = 2000000000, when = 0;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        sum += x;
        if (x > k) count++;
        if (x < least) {
            least = x;
            when = i;
        }
    }
    cout << sum << " " << count << " " << when << endl;
    return 0;
}
