// fails: 01 WA, 02 WA, 05 WA, 06 WA, 11 WA, 16 WA, 17 WA, 18 WA, 19 WA, 20 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    long long best = -1;
    int place = 0;
    for (int i = 1; i <= n; i++) {
        long long sum = 0;
        for (int j = 1; j <= m; j++) {
            long long x;
            cin >> x;
            sum += x;
        }
        cout << sum << endl;
        if (sum >= best) {
            best = sum;
            place = i;
        }
    }
    cout << place << endl;
    return 0;
}
