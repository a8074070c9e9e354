#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int k = 0, red = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            if (k % 3 == 0) {
                cout << "R";
                red++;
            } else if (k % 3 == 1) {
                cout << "W";
            } else {
                cout << "B";
            }
            k++;
        }
        cout << endl;
    }
    cout << red << endl;
    return 0;
}
