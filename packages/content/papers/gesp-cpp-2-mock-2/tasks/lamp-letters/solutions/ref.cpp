#include <iostream>
using namespace std;

int main() {
    int n, m;
    char c;
    cin >> n >> m >> c;
    int cnt = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            char d = 'A' + (c - 'A' + i + j) % 26;
            if (d == 'A')
                cnt++;
            cout << d;
        }
        cout << endl;
    }
    cout << cnt << endl;
    return 0;
}
