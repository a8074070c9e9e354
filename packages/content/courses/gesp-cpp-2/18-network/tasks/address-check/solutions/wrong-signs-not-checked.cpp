// fails: 01 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int right = 0;
    for (int i = 1; i <= n; i++) {
        bool ok = true;
        for (int j = 1; j <= 4; j++) {
            int part;
            cin >> part;
            if (part > 255) ok = false;
            if (j < 4) {
                char sign;
                cin >> sign;
            }
        }
        if (ok) {
            cout << "yes" << endl;
            right++;
        } else {
            cout << "no" << endl;
        }
    }
    cout << right << endl;
    return 0;
}
