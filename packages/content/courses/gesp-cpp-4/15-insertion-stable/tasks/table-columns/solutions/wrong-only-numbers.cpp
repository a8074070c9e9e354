// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <string>
using namespace std;

struct Row {
    int id, v[4];
};

Row r[305];

bool later(const Row &x, const Row &y, int c, bool up) {
    if (up) return x.v[c] > y.v[c];
    return x.v[c] < y.v[c];
}

int main() {
    int n, k, same = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        cin >> r[i].id >> r[i].v[1] >> r[i].v[2] >> r[i].v[3];
    }
    for (int t = 1; t <= k; t++) {
        int c, moves = 0;
        string way;
        cin >> c >> way;
        for (int i = 2; i <= n; i++) {
            Row now = r[i];
            int j = i - 1;
            while (j >= 1 && later(r[j], now, c, way == "up")) {
                r[j + 1] = r[j];
                j--;
                moves++;
            }
            int id = r[j + 1].id;
            r[j + 1] = now;
            r[j + 1].id = id;
        }
        if (moves == 0) same++;
    }
    for (int i = 1; i <= n; i++) cout << r[i].id << " ";
    cout << endl << same << endl;
    return 0;
}
