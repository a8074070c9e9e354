// fails: 01 WA, 04 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
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
            if (now > most)
                most = now;
        } else {
            away++;
            now++;
            if (now > most)
                most = now;
        }
    }
    cout << away << " " << most << " " << now << endl;
    return 0;
}
