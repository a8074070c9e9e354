#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long x, y;
    cin >> x >> y;
    long long used = y - x;
    cout << used / 1000 << " " << used % 1000 << endl;
    printf("%.2f\n", 1.0 * used / 7);
    return 0;
}
