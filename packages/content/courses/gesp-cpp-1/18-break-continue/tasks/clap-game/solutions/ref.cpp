#include <iostream>
using namespace std;

int main() {
    int n, k, d;
    cin >> n >> k >> d;
    int claps = 0;
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        if (i % k == 0 || i % 10 == d) {
            claps++;
            continue;
        }
        sum += i;
    }
    cout << claps << " " << sum << endl;
    return 0;
}
