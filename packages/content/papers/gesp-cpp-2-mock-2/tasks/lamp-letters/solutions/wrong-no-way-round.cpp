// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    char c;
    cin >> n >> m >> c;
    int cnt = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            char d = 'A' + (c - 'A' + i + j);
            if (d == 'A')
                cnt++;
            cout << d;
        }
        cout << endl;
    }
    cout << cnt << endl;
    return 0;
}
