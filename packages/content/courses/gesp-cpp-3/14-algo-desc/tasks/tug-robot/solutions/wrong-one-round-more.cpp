// fails: 02 WA, 05 WA, 10 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    long long a, b;
    int k, c = 0;
    cin >> a >> b >> k;
    while (a != b && c <= k) {
        if (a > b) a = a - b;
        else if (b % 2 == 0) b = b / 2;
        else b = b - a;
        c++;
    }
    cout << a << " " << b << " " << c << endl;
    return 0;
}
