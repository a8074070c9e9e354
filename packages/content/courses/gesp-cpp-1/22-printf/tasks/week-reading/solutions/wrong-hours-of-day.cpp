// fails: 04 WA, 06 WA, 07 WA, 10 WA, 11 WA, 15 WA, 16 WA
#include <iostream>
#include <cstdio>
using namespace std;

int main() {
    int x, sum = 0;
    for (int i = 1; i <= 7; i++) {
        cin >> x;
        sum += x;
    }
    printf("%02d:%02d\n", sum / 60 % 24, sum % 60);
    printf("%.2f\n", sum / 7.0);
    return 0;
}
