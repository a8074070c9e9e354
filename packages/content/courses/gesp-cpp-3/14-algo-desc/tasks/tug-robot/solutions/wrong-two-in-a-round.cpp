// fails: 01 WA, 02 WA, 05 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b;
    int k, c = 0;
    cin >> a >> b >> k;
    while (a != b && c < k) {
        if (a > b) a = a - b;
        if (b % 2 == 0) b = b / 2;
        else b = b - a;
        c++;
    }
    cout << a << " " << b << " " << c << endl;
    return 0;
}
