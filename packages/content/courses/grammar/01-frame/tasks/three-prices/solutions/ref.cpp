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
    double sum = a * x + b * y + c * z;
    printf("A:%.2f\nB:%.2f\nC:%.2f\n", a * x, b * y, c * z);
    printf("T:%.2f\nR:%.2f\n", sum, p - sum);
    return 0;
}
