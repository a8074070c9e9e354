// fails: 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE
#include <iostream>
#include <string>
using namespace std;

int n, ways, inRow[10], inColumn[10];
string g[10];

void pick(int cell, int left) {
    if (cell == n * n) {
        if (left != 0) return;
        for (int i = 0; i < n; i++)
            if (inRow[i] > 1 || inColumn[i] > 1) return;
        ways++;
        return;
    }
    pick(cell + 1, left);
    int i = cell / n, j = cell % n;
    if (left == 0 || g[i][j] == '#') return;
    inRow[i]++;
    inColumn[j]++;
    pick(cell + 1, left - 1);
    inRow[i]--;
    inColumn[j]--;
}

int main() {
    int k;
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> g[i];
    pick(0, k);
    cout << ways << endl;
    return 0;
}
