// fails: 05 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

void fix(int &x, int &y, int &times) {
    if (x > y) {
        int t = x;
        x = y;
        y = t;
        times++;
    }
}

int main() {
    int n, all = 0;
    int least = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int a, b, c, times = 0;
        cin >> a >> b >> c;
        fix(a, b, times);
        fix(b, c, times);
        fix(a, b, times);
        cout << a << " " << b << " " << c << " " << times << endl;
        all += times;
        least += a;
    }
    cout << all << " " << least << endl;
    return 0;
}
