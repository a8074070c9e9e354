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
        if (sum + a > w) break;
        sum += a;
        count++;
    }
    cout << count << " " << sum << " " << desk << endl;
    return 0;
}
