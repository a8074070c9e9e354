// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    double a, b, c;
    int x, y, z, p;
    char star;
    cin >> a >> star >> x;
    cin >> b >> star >> y;
    cin >> c >> star >> z;
    cin >> p;
    double sum = a + b + c;
    printf("A:%.2f\nB:%.2f\nC:%.2f\n", a * x, b * y, c * z);
    printf("T:%.2f\nR:%.2f\n", sum, p - sum);
    return 0;
}
