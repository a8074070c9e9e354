// fails: 04 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int cnt = 0, best = 0;
    for (int i = a; i <= b; i++) {
        int x = i, last = 10;
        bool up = true;
        while (x > 0 && last == 10) {
            int d = x % 10;
            if (d >= last)
                up = false;
            last = d;
            while (x >= 10)
                x /= 10;
            if (x >= last && i >= 10)
                up = false;
        }
        if (up) {
            cnt++;
            best = i;
        }
    }
    cout << cnt << " " << best << endl;
    return 0;
}
