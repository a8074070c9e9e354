// fails: 01 WA, 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, cnt[101] = {0};
    cin >> n >> k;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        cnt[x]++;
    }
    int sum = 0, line = -1, next = -1;
    for (int s = 0; s <= 100; s++) {
        if (line >= 0 && cnt[s] > 0 && next < 0) next = s;
        if (line < 0) {
            sum += cnt[s];
            if (sum >= k) line = s;
        }
    }
    cout << line << " " << sum << " " << next << endl;
    return 0;
}
