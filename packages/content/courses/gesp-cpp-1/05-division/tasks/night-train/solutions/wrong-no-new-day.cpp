// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    cin >> h >> m >> t;
    int s = h * 60 + m + t;
    cout << s / 60 << " " << s % 60 << " " << s / 1440 << endl;
    return 0;
}
