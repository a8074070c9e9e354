// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long x, y;
    cin >> x >> y;
    long long used = y - x;
    cout << used / 1000 << " " << used % 1000 << endl;
    printf("%.2f\n", 1.0 * (used / 7));
    return 0;
}
