// fails: 02 WA, 03 WA, 04 WA, 06 WA, 08 WA, 10 WA, 14 WA, 17 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long sum = a + b + c;
    double x = sum / 3.0;
    printf("%.1f %d %d\n", x, (int)x, (int)x + 1);
    return 0;
}
