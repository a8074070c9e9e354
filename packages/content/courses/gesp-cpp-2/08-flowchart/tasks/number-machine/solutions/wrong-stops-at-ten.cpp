// fails: 04 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long x;
    int k = 0;
    cin >> x;
    while (x > 10) {
        if (x % 2 == 0) {
            x /= 2;
        } else {
            x -= 7;
        }
        k++;
    }
    cout << x << " " << k << endl;
    return 0;
}
