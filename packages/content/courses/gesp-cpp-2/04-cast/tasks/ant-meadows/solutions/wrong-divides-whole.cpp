// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA, 17 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long sum = a + b + c;
    double x = sum / 3;
    printf("%.1f %d %d\n", x, (int)x, (int)(x + 0.5));
    return 0;
}
