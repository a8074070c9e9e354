// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA
#include <iostream>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    int now = 0, away = 0, most = 0;
    for (int i = 0; i < n; i++) {
        int r;
        cin >> r;
        if (r == 2) {
            now--;
        } else if (now < c) {
            now++;
        } else {
            away++;
        }
    }
    most = now;
    cout << away << " " << most << " " << now << endl;
    return 0;
}
