// fails: 04 WA, 05 WA, 08 WA, 09 WA, 14 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n, m, walls = 0;
    long long taken = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) cin >> a[i];
    int *p = a + 1;
    for (int i = 1; i <= m; i++) {
        char word;
        int k;
        cin >> word;
        if (word == 'T') {
            int half = *p / 2;
            *p -= half;
            taken += half;
            continue;
        }
        cin >> k;
        if (word == 'P') {
            *p += k;
        } else {
            if (word == 'L') k = -k;
            int to = p - a + k;
            if (to < 1 || to >= n) walls++;
            else p += k;
        }
    }
    cout << p - a << " " << taken << " " << walls << endl;
    for (int i = 1; i <= n; i++) cout << a[i] << " ";
    cout << endl;
    return 0;
}
