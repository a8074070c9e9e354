// fails: 01 WA, 04 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int sum = 0;
    for (int i = 1; i <= n; i++) {
        cout << i << " ";
        sum = sum + i;
        if (i % k == 0) {
            sum = sum + 10;
        }
    }
    cout << endl << sum << endl;
    return 0;
}
