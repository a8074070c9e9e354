// fails: 01 WA, 04 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

int a[5005], b[5005];

int main() {
    int n, m, d;
    cin >> n >> m >> d;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int j = 0; j < m; j++) cin >> b[j];
    sort(a, a + n);
    sort(b, b + m);
    int i = 0, j = 0, c = 0;
    while (i < n && j < m) {
        if (b[j] < a[i]) {
            j++;
        } else {
            c++;
            i++;
            j++;
        }
    }
    cout << c << endl;
    return 0;
}
