// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
#include <algorithm>
using namespace std;

int main() {
    int n, m;
    long long a[105] = {0}, longest = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        long long s, c;
        cin >> s >> c;
        int k = 1;
        for (int j = 2; j <= m; j++) {
            if (a[j] < a[k]) k = j;
        }
        long long start = max(a[k], s);
        longest = max(longest, start + c - s);
        a[k] = start + c;
        cout << k << " " << a[k] << endl;
    }
    cout << longest << endl;
    return 0;
}
