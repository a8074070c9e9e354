// fails: 01 WA, 04 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int tickets = 0, gifts = 0;
    for (int i = a; i <= b; i++) {
        int s = 0;
        s = i % 10;
        int r = sqrt(s);
        if (r * r == s) {
            tickets++;
            gifts++;
            int q = sqrt(i);
            if (q * q == i)
                gifts++;
        }
    }
    cout << tickets << " " << gifts << endl;
    return 0;
}
