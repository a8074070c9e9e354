#include <iostream>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    int trips = 0, empty = 0, on = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        if (on + a > c) {
            trips++;
            empty += c - on;
            on = 0;
        }
        on += a;
    }
    trips++;
    empty += c - on;
    cout << trips << " " << empty << endl;
    return 0;
}
