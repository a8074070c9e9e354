// fails: 01 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n, best = 0, from = 0, run = 1;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 2; i <= n + 1; i++) {
        if (i <= n && a[i] == a[i - 1]) run++;
        else {
            if (run > best) {
                best = run;
                from = i - run;
            }

        }
    }
    cout << best << " " << from << endl;
    return 0;
}
