// fails: 01 WA, 05 WA, 06 WA, 07 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
#include <string>
using namespace std;

struct Snack {
    long long price, left;
};

Snack s[105];
long long change, sold;
int n;

long long sell(long long k, long long x, long long y) {
    if (k < 1 || k > n) throw 1;
    if (s[k].left < x) throw 2;
    long long cost = s[k].price * x;
    if (y < cost) throw 3;
    if (y - cost > change) throw 4;
    s[k].left -= x;
    change += cost;
    sold++;
    return y - cost;
}

int main() {
    int m, wrong[5] = {0};
    string words[5] = {"", "no such snack", "sold out", "not enough money", "no change"};
    cin >> n >> m >> change;
    sold = 0;
    for (int i = 1; i <= n; i++) cin >> s[i].price >> s[i].left;
    for (int i = 1; i <= m; i++) {
        long long k, x, y;
        cin >> k >> x >> y;
        try {
            long long back = sell(k, x, y);
            cout << "ok " << back << endl;
        } catch (int e) {
            cout << words[e] << endl;
            wrong[e]++;
        }
    }
    cout << change << " " << sold << endl;
    cout << wrong[1] << " " << wrong[2] << " " << wrong[3] << " " << wrong[4] << endl;
    return 0;
}
