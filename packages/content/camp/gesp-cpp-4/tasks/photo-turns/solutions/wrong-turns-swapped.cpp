// fails: 01 WA, 02 WA, 04 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 15 WA
#include <iostream>
#include <string>
using namespace std;

char a[55][55], b[55][55];
int n, m;

void copyBack(int rows, int columns) {
    n = rows;
    m = columns;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = b[i][j];
}

void turnRight() {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            b[i][j] = a[n - 1 - j][i];
    copyBack(m, n);
}

void turnLeft() {
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            b[i][j] = a[j][m - 1 - i];
    copyBack(m, n);
}

void mirror() {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = a[i][m - 1 - j];
    copyBack(n, m);
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            cin >> a[i][j];
    string keys;
    cin >> keys;
    for (int i = 0; i < (int)keys.size(); i++) {
        if (keys[i] == 'T')
            turnRight();
        else if (keys[i] == 'R')
            turnLeft();
        else if (keys[i] == 'L')
            turnRight();
        else
            mirror();
    }
    cout << n << " " << m << endl;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++)
            cout << a[i][j];
        cout << endl;
    }
    return 0;
}
