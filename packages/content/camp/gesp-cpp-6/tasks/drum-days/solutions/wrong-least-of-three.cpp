// fails: 06 WA, 07 WA, 08 WA, 09 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

long long a[20005];

int main() {
    int n;
    long long sum = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 1; i <= n; i += 3) {
        if (i + 2 <= n) sum -= min(a[i], min(a[i + 1], a[i + 2]));
        for (int j = i; j <= n && j < i + 3; j++) sum += a[j];
    }
    cout << sum << endl;
    return 0;
}
