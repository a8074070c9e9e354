// fails: 01 WA, 02 WA, 06 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
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
            most++;
        } else {
            away++;
        }
    }
    cout << away << " " << most << " " << now << endl;
    return 0;
}
