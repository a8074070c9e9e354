#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int cnt = 0, best = 0;
    for (int i = a; i <= b; i++) {
        int x = i, last = 10;
        bool up = true;
        while (x > 0) {
            int d = x % 10;
            if (d >= last)
                up = false;
            last = d;
            x /= 10;
        }
        if (up) {
            cnt++;
            best = i;
        }
    }
    cout << cnt << " " << best << endl;
    return 0;
}
