#include <iostream>
using namespace std;

int main() {
    int w, h, d;
    cin >> w >> h >> d;
    int bigW = w + 2 * d;
    int bigH = h + 2 * d;
    cout << (bigW + bigH) * 2 << " " << bigW * bigH - w * h << endl;
    return 0;
}
