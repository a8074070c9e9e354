// fails: 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA, 17 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int n, first = 0, second = 0, count = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        if (x > first) first = x;
        else if (x > second && x != first) {
            second = x;
            count = 1;
        } else if (x == second) count++;
    }
    if (count == 0) cout << "none" << endl;
    else cout << second << " " << count << endl;
    return 0;
}
