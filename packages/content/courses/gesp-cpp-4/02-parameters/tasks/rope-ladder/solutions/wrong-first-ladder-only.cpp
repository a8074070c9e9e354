// fails: 02 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

void row(char edge, char fill, int w) {
    cout << edge;
    for (int i = 1; i <= w; i++) cout << fill;
    cout << edge << endl;
}

void ropes(int w, int h) {
    for (int i = 1; i <= h; i++) row('|', '.', w);
}

int main() {
    int t, w0 = 0;
    cin >> t;
    while (t > 0 && w0 == 0) {
        int n, w, h;
        cin >> n >> w >> h;
        ropes(w, h);
        for (int i = 1; i <= n; i++) {
            row('#', '=', w);
            ropes(w, h);
        }
        cout << n * w << " " << (n + 1) * h * 2 << endl;
        t--;
        w0 = h;
    }
    return 0;
}
