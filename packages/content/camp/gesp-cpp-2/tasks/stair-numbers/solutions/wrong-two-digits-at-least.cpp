// fails: 01 WA, 03 WA, 04 WA, 07 WA, 08 WA, 10 WA, 13 WA
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
        if (up && i >= 10) {
            cnt++;
            best = i;
        }
    }
    cout << cnt << " " << best << endl;
    return 0;
}
