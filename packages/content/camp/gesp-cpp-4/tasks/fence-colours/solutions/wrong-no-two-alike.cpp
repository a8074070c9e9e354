// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

long long red[35], other[35];

int main() {
    int n, c;
    cin >> n >> c;
    red[1] = 1;
    other[1] = c;
    for (int i = 2; i <= n; i++) {
        red[i] = other[i - 1];
        other[i] = red[i - 1] * c + other[i - 1] * (c - 1);
    }
    cout << red[n] + other[n] << " " << red[n] << endl;
    return 0;
}
