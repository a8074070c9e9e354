// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, c, cnt[1005] = {0};
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        cnt[c]++;
    }
    int pairs = 0, rest = 0, k = 1;
    for (int i = 1; i <= 1000; i++) {
        pairs += cnt[i] / 2;
        rest += cnt[i] % 2;
        if (cnt[i] > k) k = cnt[i];
    }
    cout << pairs << " " << rest << " " << k << endl;
    return 0;
}
