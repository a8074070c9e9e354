#include <iostream>
using namespace std;

int main() {
    int n, k, a[1005], b[1005];
    cin >> n >> k;
    for (int i = 0; i < 2 * n; i++) a[i] = i + 1;
    for (int c = 1; c <= k; c++) {
        for (int i = 0; i < n; i++) {
            b[2 * i] = a[n + i];
            b[2 * i + 1] = a[i];
        }
        for (int i = 0; i < 2 * n; i++) a[i] = b[(i + 1) % (2 * n)];
    }
    int place = 0;
    for (int i = 0; i < 2 * n; i++) {
        cout << a[i] << " ";
        if (a[i] == 1) place = i + 1;
    }
    cout << endl << place << endl;
    return 0;
}
