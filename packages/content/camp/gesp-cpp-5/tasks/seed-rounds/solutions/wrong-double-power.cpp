// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <cmath>
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int k, n;
    cin >> k >> n;
    double s = 0;
    for (int i = 0; i <= n; i++) s += pow(k, i);
    printf("%.0f\n", s);
    return 0;
}
