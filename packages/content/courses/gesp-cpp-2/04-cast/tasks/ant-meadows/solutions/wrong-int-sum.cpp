// fails: 04 WA, 05 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int a, b, c;
    cin >> a >> b >> c;
    int sum = a + b + c;
    double x = sum / 3.0;
    printf("%.1f %d %d\n", x, (int)x, (int)(x + 0.5));
    return 0;
}
