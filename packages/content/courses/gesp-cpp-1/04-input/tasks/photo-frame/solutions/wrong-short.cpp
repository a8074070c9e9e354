// fails: 04 WA, 07 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int w, h, d;
    cin >> w >> h >> d;
    short bigW = w + 2 * d;
    int bigH = h + 2 * d;
    cout << (bigW + bigH) * 2 << " " << (short)(bigW * bigH - w * h) << endl;
    return 0;
}
