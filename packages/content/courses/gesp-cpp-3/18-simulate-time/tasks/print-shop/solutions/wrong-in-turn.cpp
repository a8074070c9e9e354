// fails: 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
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
        int k = (i - 1) % m + 1;
        long long start = max(a[k], s);
        longest = max(longest, start - s);
        a[k] = start + c;
        cout << k << " " << a[k] << endl;
    }
    cout << longest << endl;
    return 0;
}
