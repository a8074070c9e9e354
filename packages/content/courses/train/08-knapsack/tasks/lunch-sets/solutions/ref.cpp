#include <algorithm>
#include <iostream>
using namespace std;

long long f[20005];

int main() {
    int n, m;
    cin >> n >> m;
    for (int j = 0; j <= m; j++) f[j] = 0;
    for (int i = 0; i < n; i++) {
        int k, price[15], taste[15];
        cin >> k;
        for (int d = 0; d < k; d++) cin >> price[d] >> taste[d];
        for (int j = m; j >= 1; j--)
            for (int d = 0; d < k; d++)
                if (j >= price[d]) f[j] = max(f[j], f[j - price[d]] + taste[d]);
    }
    int least = 0;
    while (f[least] < f[m]) least++;
    cout << f[m] << " " << least << endl;
    return 0;
}
