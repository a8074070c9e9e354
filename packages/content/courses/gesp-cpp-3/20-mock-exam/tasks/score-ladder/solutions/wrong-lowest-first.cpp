// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, a[100005], cnt[105] = {0}, place[105];
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        cin >> a[i];
        cnt[a[i]]++;
    }
    int higher = 0, winners = 0, least = 0;
    for (int x = 0; x <= 100; x++) {
        place[x] = higher + 1;
        if (place[x] <= k && cnt[x] > 0) {
            winners += cnt[x];
            least = x;
        }
        higher += cnt[x];
    }
    for (int i = 1; i <= n; i++) cout << place[a[i]] << " ";
    cout << endl << winners << " " << least << endl;
    return 0;
}
