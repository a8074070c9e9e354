// fails: 01 WA, 04 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <string>
using namespace std;

int h, n, m;
long long b[15][25][25];

long long floorSum(int f) {
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) sum += b[f][i][j];
    }
    return sum;
}

long long pileSum(int r, int c) {
    long long sum = 0;
    for (int f = 1; f <= h; f++) sum += b[f][r][c];
    return sum;
}

void lift(int f) {
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            b[f + 1][i][j] = b[f][i][j];
            b[f][i][j] = 0;
        }
    }
}

int main() {
    int q;
    cin >> h >> n >> m >> q;
    for (int f = 1; f <= h; f++) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) b[f][i][j] = 0;
        }
    }
    for (int i = 1; i <= q; i++) {
        string word;
        int f, r, c, x;
        cin >> word;
        if (word == "put") {
            cin >> f >> r >> c >> x;
            b[f][r][c] += x;
        } else if (word == "floor") {
            cin >> f;
            cout << floorSum(f) << endl;
        } else if (word == "pile") {
            cin >> r >> c;
            cout << pileSum(r, c) << endl;
        } else {
            cin >> f;
            lift(f);
        }
    }
    long long most = 0;
    for (int f = 1; f <= h; f++) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                if (b[f][i][j] > most) most = b[f][i][j];
            }
        }
    }
    cout << most << endl;
    return 0;
}
