// fails: 05 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    int trips = 0, empty = 0, on = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        on += a;
    }
    trips = (on + c - 1) / c;
    empty = trips * c - on;
    cout << trips << " " << empty << endl;
    return 0;
}
