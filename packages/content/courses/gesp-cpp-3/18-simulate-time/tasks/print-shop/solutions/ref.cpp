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
        longest = max(longest, start - s);
        a[k] = start + c;
        cout << k << " " << a[k] << endl;
    }
    cout << longest << endl;
    return 0;
}
