#include <iostream>
#include <string>
using namespace std;

int n, ways;
bool used[10];
string g[10];

void put(int row, int left) {
    if (left == 0) {
        ways++;
        return;
    }
    if (n - row < left) return;
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
