// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 08 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int total = 0, now = 0, best = 0;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        if (x > m) {
            total++;
            now++;
            if (now > best)
                best = now;
        } else {
            now = 0;
        }
    }
    cout << total << " " << best << endl;
    return 0;
}
