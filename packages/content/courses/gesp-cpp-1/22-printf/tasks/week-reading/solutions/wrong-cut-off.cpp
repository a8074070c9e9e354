// fails: 02 WA, 07 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <cstdio>
using namespace std;

int main() {
    int x, sum = 0;
    for (int i = 1; i <= 7; i++) {
        cin >> x;
        sum += x;
    }
    int hundredths = sum * 100 / 7;
    printf("%02d:%02d\n", sum / 60, sum % 60);
    printf("%d.%02d\n", hundredths / 100, hundredths % 100);
    return 0;
}
