// fails: 02 WA, 03 WA, 04 WA, 07 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int total = 0, now = 0, best = 0;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        if (x >= m) {
            total++;
            now++;
        } else {
            if (now > best)
                best = now;
            now = 0;
        }
    }
    cout << total << " " << best << endl;
    return 0;
}
