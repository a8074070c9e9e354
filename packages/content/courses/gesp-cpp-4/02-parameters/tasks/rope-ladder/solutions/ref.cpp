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
    int t;
    cin >> t;
    while (t > 0) {
        int n, w, h;
        cin >> n >> w >> h;
        ropes(w, h);
        for (int i = 1; i <= n; i++) {
            row('#', '=', w);
            ropes(w, h);
        }
        cout << n * w << " " << (n + 1) * h * 2 << endl;
        t--;
    }
    return 0;
}
