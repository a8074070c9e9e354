// fails: 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 15 WA, 16 WA, 17 WA
#include <algorithm>
#include <iostream>
#include <map>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    map<int, int> change;
    for (int i = 0; i < n; i++) {
        int l, r;
        cin >> l >> r;
        change[l]++;
        change[r]--;
    }
    int inside = 0, before = 0, total = 0, lit = 0, longest = 0;
    for (auto& event : change) {
        if (inside == k) {
            total += event.first - before;
            lit += event.first - before;
            longest = max(longest, lit);
        } else {
            lit = 0;
        }
        inside += event.second;
        before = event.first;
    }
    cout << total << " " << longest << endl;
    return 0;
}
