// fails: 02 WA, 04 WA, 05 WA, 07 WA, 08 WA
#include <iostream>
using namespace std;

const int MAX_SIZE = 155;

int a[MAX_SIZE][MAX_SIZE];
int n, m;

bool outstanding(int r, int c) {
    for (int i = max(1, r - 1); i <= min(n, r + 1); i++)
        for (int j = max(1, c - 1); j <= min(m, c + 1); j++)
            if ((i != r || j != c) && a[i][j] > a[r][c]) return false;
    return true;
}

int main() {
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) cin >> a[i][j];

    int count = 0, bestRow = 0, bestColumn = 0;
    long long sum = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (outstanding(i, j)) {
                if (count == 0 || a[i][j] > a[bestRow][bestColumn]) {
                    bestRow = i;
                    bestColumn = j;
                }
                count++;
                sum += a[i][j];
            }
    cout << count << " " << sum << "\n" << bestRow << " " << bestColumn << "\n";
    return 0;
}
