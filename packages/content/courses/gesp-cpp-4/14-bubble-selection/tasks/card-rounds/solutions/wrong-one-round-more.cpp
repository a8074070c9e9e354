// fails: 01 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <algorithm>
using namespace std;

int a[1005], n;

int pass() {
    int swaps = 0;
    for (int j = 1; j < n; j++) {
        if (a[j] > a[j + 1]) {
            swap(a[j], a[j + 1]);
            swaps++;
        }
    }
    return swaps;
}

int main() {
    int k, done = 0, more = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 0; i <= k; i++) done += pass();
    for (int i = 1; i <= n; i++) cout << a[i] << " ";
    cout << endl;
    int swaps = pass();
    while (swaps > 0) {
        more += swaps;
        swaps = pass();
    }
    cout << done << " " << more << endl;
    return 0;
}
