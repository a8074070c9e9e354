// fails: 01 WA, 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
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
            break;
        }
        sum += i;
    }
    cout << claps << " " << sum << endl;
    return 0;
}
