// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
#include <string>
using namespace std;

int n, ways;
bool used[10];
string g[10];

void put(int row, int left) {
    if (left == 0 || row == n) {
        ways++;
        return;
    }
    put(row + 1, left);
    for (int j = 0; j < n; j++) {
        if (g[row][j] == '#' || used[j]) continue;
        used[j] = true;
        put(row + 1, left - 1);
        used[j] = false;
    }
}

int main() {
    int k;
    cin >> n >> k;
    for (int i = 0; i < n; i++) cin >> g[i];
    ways = 0;
    put(0, k);
    cout << ways << endl;
    return 0;
}
