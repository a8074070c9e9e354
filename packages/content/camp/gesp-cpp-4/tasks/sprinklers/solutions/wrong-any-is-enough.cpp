// fails: 01 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int water(char a[105][105], int x, int y) {
    int times = 0;
    for (int i = x - 1; i <= x + 1; i++)
        for (int j = y - 1; j <= y + 1; j++)
            if (a[i][j] == '*')
                times = 1;
    return times;
}

int main() {
    int n, m;
    cin >> n >> m;
    char a[105][105] = {};
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            cin >> a[i][j];
    int dry = 0, most = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            if (a[i][j] != '.')
                continue;
            int times = water(a, i, j);
            if (times == 0)
                dry++;
            most = max(most, times);
        }
    cout << dry << " " << most << endl;
    return 0;
}
