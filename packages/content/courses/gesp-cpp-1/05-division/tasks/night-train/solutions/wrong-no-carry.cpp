// fails: 01 WA, 04 WA, 06 WA, 08 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    cin >> h >> m >> t;
    int s = h * 60 + m + t;
    int a = h + t / 60, b = m + t % 60;
    cout << a % 24 << " " << b << " " << a / 24 << endl;
    return 0;
}
