// fails: 06 WA, 10 WA, 11 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
#include <algorithm>
using namespace std;

struct Poster {
    long long left, bottom, right, top;
};

Poster read() {
    Poster p;
    cin >> p.left >> p.bottom >> p.right >> p.top;
    return p;
}

long long common(Poster a, Poster b) {
    long long left = max(a.left, b.left), right = min(a.right, b.right);
    long long bottom = max(a.bottom, b.bottom), top = min(a.top, b.top);
    if (left >= right || bottom >= top) return 0;
    int w = right - left, h = top - bottom;
    return w * h;
}

int main() {
    Poster first = read();
    int n, place = 0;
    long long most = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        Poster p = read();
        long long cells = common(first, p);
        cout << cells << " ";
        if (cells > most) {
            most = cells;
            place = i;
        }
    }
    cout << endl << place << endl;
    return 0;
}
