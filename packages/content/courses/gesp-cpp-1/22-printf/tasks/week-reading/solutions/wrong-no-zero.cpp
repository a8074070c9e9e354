// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
#include <cstdio>
using namespace std;

int main() {
    int x, sum = 0;
    for (int i = 1; i <= 7; i++) {
        cin >> x;
        sum += x;
    }
    printf("%d:%d\n", sum / 60, sum % 60);
    printf("%.2f\n", sum / 7.0);
    return 0;
}
