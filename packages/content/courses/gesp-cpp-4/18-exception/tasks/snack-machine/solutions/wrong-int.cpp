// fails: 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 17 WA
#include <iostream>
#include <string>
using namespace std;

struct Snack {
    int price, left;
};

Snack s[105];
int change, sold;
int n;

int sell(int k, int x, int y) {
    if (k < 1 || k > n) throw 1;
    if (s[k].left < x) throw 2;
    int cost = s[k].price * x;
    if (y < cost) throw 3;
    if (y - cost > change) throw 4;
    s[k].left -= x;
    change += cost;
    sold += x;
    return y - cost;
}

int main() {
    int m, wrong[5] = {0};
    string words[5] = {"", "no such snack", "sold out", "not enough money", "no change"};
    cin >> n >> m >> change;
    sold = 0;
    for (int i = 1; i <= n; i++) cin >> s[i].price >> s[i].left;
    for (int i = 1; i <= m; i++) {
        int k, x, y;
        cin >> k >> x >> y;
        try {
            int back = sell(k, x, y);
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
