// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double price;
        char star;
        int count;
        cin >> price >> star >> count;
        printf("%c:%.2f\n", 'A' + i, price * count);
        sum += price;
    }
    int p;
    cin >> p;
    printf("T:%.2f\nR:%.2f\n", sum, p - sum);
    return 0;
}
