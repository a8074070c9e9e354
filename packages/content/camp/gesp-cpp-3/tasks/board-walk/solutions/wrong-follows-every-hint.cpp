// fails: 04 WA, 05 WA, 06 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
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
            pos = 2 * n - pos;
        int hops = 0;
        while (a[pos] != 0 && hops < n) {
            pos += a[pos];
            hops++;
        }
        if (pos == n)
            break;
    }
    cout << pos << " " << used << endl;
    return 0;
}
