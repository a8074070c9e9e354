// fails: 06 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int a[5005], b[5005];
bool used[5005];

int main() {
    int n, m, d;
    cin >> n >> m >> d;
    for (int i = 0; i < n; i++) cin >> a[i];
    for (int j = 0; j < m; j++) cin >> b[j];
    sort(a, a + n);
    sort(b, b + m);
    int c = 0;
    for (int i = 0; i < n; i++) {
        int j = upper_bound(b, b + m, a[i] + d) - b - 1;
        while (j >= 0 && b[j] >= a[i] && used[j]) j--;
        if (j >= 0 && b[j] >= a[i]) {
            used[j] = true;
            c++;
        }
    }
    cout << c << endl;
    return 0;
}
