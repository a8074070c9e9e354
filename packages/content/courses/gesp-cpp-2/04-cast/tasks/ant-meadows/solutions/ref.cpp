#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
    long long sum = a + b + c;
    double x = sum / 3.0;
    printf("%.1f %d %d\n", x, (int)x, (int)(x + 0.5));
    return 0;
}
