// fails: 05 WA, 07 WA, 08 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int times = 0;
    int minutes = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            if (j % k != 0) {
                times++;
                minutes += j;
            }
        }
    }
    cout << times << " " << minutes << endl;
    return 0;
}
