// fails: 01 WA, 04 WA, 06 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int h, m, t;
    cin >> h >> m >> t;
    int s = h * 60 + t;
    cout << s % 1440 / 60 << " " << s % 60 << " " << s / 1440 << endl;
    return 0;
}
