// fails: 01 WA, 06 WA, 07 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    long long w, m, a, sum = 0;
    cin >> n >> w >> m;
    int count = 0, desk = 0;
    for (int i = 1; i <= n; i++) {
        cin >> a;
        if (a > m) {
            desk++;
            continue;
        }
        if (sum > w) break;
        sum += a;
        count++;
    }
    cout << count << " " << sum << " " << desk << endl;
    return 0;
}
