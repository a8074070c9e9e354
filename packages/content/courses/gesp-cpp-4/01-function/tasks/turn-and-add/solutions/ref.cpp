#include <iostream>
using namespace std;

long long turned(long long x) {
    long long t = 0;
    while (x > 0) {
        t = t * 10 + x % 10;
        x /= 10;
    }
    return t;
}

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        long long x;
        cin >> x;
        int steps = 0;
        while (steps <= 10 && turned(x) != x) {
            x += turned(x);
            steps++;
        }
        if (steps > 10) cout << -1 << endl;
        else cout << steps << " " << x << endl;
    }
    return 0;
}
