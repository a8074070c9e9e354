// fails: 04 WA, 06 WA, 08 WA, 13 WA, 14 WA, 15 WA, 17 WA
#include <algorithm>
#include <iostream>
using namespace std;

int light[1000001];

int main() {
    int n, k;
    cin >> n >> k;
    for (int i = 0; i < n; i++) {
        int l, r;
        cin >> l >> r;
        for (int x = l; x < r && x < 1000000; x++)
            light[x]++;
    }
    int most = 0, length = 0;
    for (int x = 0; x < 1000000; x++) {
        most = max(most, light[x]);
        if (light[x] >= k)
            length++;
    }
    cout << most << " " << length << endl;
    return 0;
}
