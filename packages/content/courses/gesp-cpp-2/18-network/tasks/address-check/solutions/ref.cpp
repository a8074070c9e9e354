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
                if (sign != '.') ok = false;
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
