// fails: 01 WA, 03 WA, 04 WA, 05 WA, 07 WA, 12 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 1; i <= n; i++)
        cin >> a[i];
    int pos = 1, used = 0;
    for (int i = 0; i < m; i++) {
        int d;
        cin >> d;
        used++;
        pos += d;
        if (pos > n)
            pos = n;
        pos += a[pos];
        if (pos == n)
            break;
    }
    cout << pos << " " << used << endl;
    return 0;
}
