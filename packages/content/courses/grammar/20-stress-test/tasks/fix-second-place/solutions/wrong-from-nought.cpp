// fails: 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 14 WA, 17 WA
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    int first = a[0], second = 0, count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > first) first = a[i];
    bool found = false;
    for (int i = 0; i < n; i++) {
        if (a[i] == first) continue;
        if (a[i] > second) {
            second = a[i];
            found = true;
        }
    }
    for (int i = 0; i < n; i++)
        if (a[i] == second) count++;
    if (!found) cout << "none" << endl;
    else cout << second << " " << count << endl;
    return 0;
}
