// fails: 02 WA, 03 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n, best = 0, from = 0, run = 1;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a[i];
    for (int i = 2; i <= n; i++) {
        if (i <= n && a[i] == a[i - 1]) run++;
        else {
            if (run >= best) {
                best = run;
                from = i - run;
            }
            run = 1;
        }
    }
    cout << best << " " << from << endl;
    return 0;
}
